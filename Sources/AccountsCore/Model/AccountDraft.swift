public import TerminalIO

/// What a form submits: everything that was entered, not yet looked at.
nonisolated public struct AccountDraft: Equatable {
  /// The account's name.
  public var account: String
  /// The name of the person.
  public var name: String
  /// The e-mail address.
  public var email: String
  /// What the account may do.
  public var role: Role
  /// The password, wiped when the draft goes.
  public var password: Secret

  /// What was entered so far.
  public init(
    account: String = "", name: String = "", email: String = "", role: Role = .standard,
    password: Secret = Secret()
  ) {
    self.account = account
    self.name = name
    self.email = email
    self.role = role
    self.password = password
  }

  /// What is wrong with it, in the order in which a form asks; empty when it may be stored.
  public var problems: [AccountProblem] {
    [
      AccountRules.account(account), AccountRules.name(name), AccountRules.email(email),
      AccountRules.password(password),
    ]
    .compactMap(\.self)
  }

  /// The account that this becomes: blanks around the name and the e-mail address are left out.
  public func account(created: Timestamp) -> Account {
    Account(
      account: account, name: AccountRules.trimmed(name), email: AccountRules.trimmed(email), role: role,
      created: created)
  }
}
