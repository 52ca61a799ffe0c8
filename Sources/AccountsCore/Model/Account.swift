/// An account as it is stored and shown.
///
/// Its password is not part of it: only the store holds its hash.
nonisolated public struct Account: Hashable, Sendable {
  /// The account's name: unique in a store without regard to case.
  public var account: String
  /// The name of the person, as it is shown.
  public var name: String
  /// The e-mail address.
  public var email: String
  /// What the account may do.
  public var role: Role
  /// When it was entered.
  public var created: Timestamp

  /// An account.
  public init(account: String, name: String, email: String, role: Role = .standard, created: Timestamp) {
    self.account = account
    self.name = name
    self.email = email
    self.role = role
    self.created = created
  }
}
