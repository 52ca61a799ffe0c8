/// What an account may do.
nonisolated public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Reads; what an account is unless somebody says otherwise.
  case reader
  /// Reads and changes.
  case editor
  /// Everything, including other accounts.
  case admin

  /// The role of an account for which none was chosen.
  public static let standard = Role.reader

  /// The role that `text` names in full, in capitals or small letters; `nil` for anything else.
  ///
  /// A beginning of a name is not enough: what `a` means would change with the next role.
  public init?(text: String) {
    self.init(rawValue: text.lowercased())
  }
}
