extension TerminalError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notATerminal(let descriptor): "descriptor \(descriptor) is not a terminal"
    case .system(let number): "the terminal cannot be set: \(systemMessage(number))"
    }
  }
}
