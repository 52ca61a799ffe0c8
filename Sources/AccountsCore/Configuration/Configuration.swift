public import Formline

/// What the user set once for every run, in `$XDG_CONFIG_HOME/accounts/config`.
nonisolated public struct Configuration: Hashable, Sendable {
  /// The colours.
  public var theme: Theme?
  /// What makes the sections of `accounts browse`.
  public var grouping: Grouping?
  /// Whether changes may move or glow; `nil` leaves it to the terminal.
  public var hasMotion: Bool?

  /// Settings; by default none is made.
  public init(theme: Theme? = nil, grouping: Grouping? = nil, hasMotion: Bool? = nil) {
    self.theme = theme
    self.grouping = grouping
    self.hasMotion = hasMotion
  }
}
