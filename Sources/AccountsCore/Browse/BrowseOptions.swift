public import Formline

/// What `accounts browse` was told on the command line, or else in the settings.
nonisolated public struct BrowseOptions: Hashable, Sendable {
  /// `--group-by`.
  public var grouping: Grouping?
  /// `--theme`.
  public var theme: Theme?

  /// What was given.
  public init(grouping: Grouping? = nil, theme: Theme? = nil) {
    self.grouping = grouping
    self.theme = theme
  }
}
