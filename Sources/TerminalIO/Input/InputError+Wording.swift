extension InputError: CustomStringConvertible {
  /// `FILE:LINE: FIELD: reason`, in one line, with what to do where the reason does not say it.
  public var description: String {
    [location?.description, field, reason.sentence].compactMap { $0 }.joined(separator: ": ")
  }
}

extension InputError.Reason {
  /// What was wrong and what to do.
  var sentence: String {
    switch self {
    case .invalidUTF8(let byte): "byte \(byte) is not UTF-8; save the input as UTF-8"
    case .nul(let byte): "byte \(byte) is NUL, which text cannot hold"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .missingAnswer: "no answer: the input ended; give one line for each field"
    case .required: "required; a blank line is no answer here"
    case .leftOver: "left over: every field is answered already; give one line for each field"
    case .refused(let words): words
    case .unreadable(let number): "cannot be read: \(systemMessage(number))"
    }
  }
}
