/// How much may move by itself.
public enum Motion: Hashable, Sendable {
  /// Changes may be shown over time.
  case full
  /// Every change is shown at once: the person asked for it, or what is shown has no colours to fade.
  case reduced
}
