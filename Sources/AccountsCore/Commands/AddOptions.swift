/// What `accounts add` was told on the command line: a field that is given is not asked.
nonisolated public struct AddOptions: Hashable, Sendable {
  /// `--account`.
  public var account: String?
  /// `--name`.
  public var name: String?
  /// `--email`.
  public var email: String?
  /// `--role`.
  public var role: Role?
  /// `--password-stdin` or `--password-file`; `nil` where the password is asked like any other field.
  public var password: PasswordOrigin?

  /// What was given.
  public init(
    account: String? = nil, name: String? = nil, email: String? = nil, role: Role? = nil,
    password: PasswordOrigin? = nil
  ) {
    self.account = account
    self.name = name
    self.email = email
    self.role = role
    self.password = password
  }
}
