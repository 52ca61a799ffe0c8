/// How a form was left.
public enum FormOutcome: Equatable, Sendable {
  /// The answers were submitted and taken.
  case submitted
  /// The person left without submitting: Escape, or the end of the input.
  case cancelled
  /// The person pressed Control-C.
  case interrupted
}
