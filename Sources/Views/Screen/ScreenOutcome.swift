/// How the screens of a session were left.
public enum ScreenOutcome: Hashable, Sendable {
  /// The first screen was dismissed.
  case finished
  /// The person pressed Control-C.
  case interrupted
  /// There is no more input.
  case ended
}
