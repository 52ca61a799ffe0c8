nonisolated extension ThemeError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "there is no theme \"\(name)\"; there are \(known.joined(separator: ", "))"
    }
  }
}
