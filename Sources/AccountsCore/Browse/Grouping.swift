/// What makes the sections of a list of accounts; the raw value is what the command line and the settings say.
nonisolated public enum Grouping: String, CaseIterable, Hashable, Sendable {
  /// A section a role, the one that may do most first.
  case role
  /// A section for each domain of the e-mail addresses.
  case domain
  /// One section.
  case none
}
