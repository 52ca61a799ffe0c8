extension DuplicateIdentity: CustomStringConvertible {
  /// The sentence for a person, with the value and both positions.
  public var description: String {
    switch self {
    case .section(let identity, let model, let first, let second):
      "two sections of the \(model) model have the identity “\(identity)”: \(first) and \(second)"
    case .item(let identity, let model, let first, let second):
      "two rows of the \(model) model have the identity “\(identity)”: \(first) and \(second)"
    }
  }
}
