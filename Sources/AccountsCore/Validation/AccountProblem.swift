/// The fields of an account, in the order in which a form asks for them; the raw value is the name that
/// errors, history and JSON use.
nonisolated public enum AccountField: String, CaseIterable, Hashable, Sendable {
  /// The account's name.
  case account
  /// The name of the person.
  case name
  /// The e-mail address.
  case email
  /// What the account may do.
  case role
  /// The password.
  case password
}

/// What is wrong with one field of an account: the facts; `AccountProblem+Wording.swift` owns the sentences.
nonisolated public struct AccountProblem: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// Nothing was entered.
    case required
    /// Longer than this many characters (Unicode scalars).
    case tooLong(limit: Int)
    /// Shorter than this many characters (Unicode scalars).
    case tooShort(limit: Int)
    /// More than this many bytes of UTF-8.
    case tooManyBytes(limit: Int)
    /// A character that the field does not take.
    case character(Unicode.Scalar)
    /// An account name must begin with a letter or a digit, not with this.
    case firstCharacter(Unicode.Scalar)
    /// A control character, or a line or paragraph separator.
    case control(Unicode.Scalar)
    /// Not exactly one `@` between two parts.
    case atSign
    /// The part before the `@` is longer than this many bytes.
    case localPartTooLong(limit: Int)
    /// The part before the `@` begins or ends with a dot, or has two in a row.
    case localPartDots
    /// The part behind the `@` is no domain name.
    case domain(String)
    /// The part behind the `@` has no dot and is not `localhost`.
    case domainWithoutDot(String)
    /// None of the roles.
    case unknownRole(String)
    /// An account of this name is stored already.
    case taken(String)
    /// The account to change is stored no more.
    case gone(String)
    /// The password was not entered the same way twice.
    case passwordsDiffer
  }

  /// The field.
  public var field: AccountField
  /// What was wrong.
  public var reason: Reason

  /// A problem with a field.
  public init(_ field: AccountField, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }
}
