/// The content of a field: text that may be shown, or a secret that may not.
public enum Answer: Equatable {
  /// Text that may be shown, remembered and completed.
  case text(String)
  /// Text that is only ever shown as a mask.
  case secret(Secret)

  /// Whether nothing was entered.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .secret(let secret): secret.isEmpty
    }
  }
}
