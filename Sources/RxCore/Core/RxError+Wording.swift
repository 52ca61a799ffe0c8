extension RxError: CustomStringConvertible {
  /// What happened, in a sentence.
  public var description: String {
    switch self {
    case .argumentOutOfRange: "The sequence has no value with that number."
    case .noElements: "The sequence ended without a value."
    case .moreThanOneElement: "The sequence has more than one value."
    case .timeout: "Nothing came in time."
    case .disposed: "The subject was disposed."
    }
  }
}
