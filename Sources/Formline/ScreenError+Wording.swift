extension ScreenError: CustomStringConvertible {
  /// What was missing, as a sentence.
  public var description: String {
    switch self {
    case .noTerminal: "a screen needs a terminal for its keys and for what it shows"
    }
  }
}
