public import Formline

/// Hears what became of an account form.
public protocol AccountFormViewModelDelegate: AnyObject {
  /// The account was stored.
  func accountForm(_ viewModel: AccountFormViewModel, didAdd account: Account)
}

/// What an account form knows and decides; it knows no terminal.
///
/// A form fills the relays; the drivers say at every key what is wrong and whether the account can be stored.
public final class AccountFormViewModel {
  /// The account's name.
  public let account = Variable("")
  /// The name of the person.
  public let name = Variable("")
  /// The e-mail address.
  public let email = Variable("")
  /// The role's name; blank stands for `Role.standard`.
  public let role = Variable("")
  /// The password.
  public let password = BehaviorRelay(value: Secret())
  /// The password once more, where somebody types it who may mistype it.
  public let passwordAgain = BehaviorRelay(value: Secret())

  /// Hears that the account was stored.
  ///
  /// Weak: a screen owns its view model, not the other way round.
  public weak var delegate: (any AccountFormViewModelDelegate)?

  /// Whether the password must be entered twice.
  public let confirmsPassword: Bool

  /// What is wrong with the account's name, a name that is taken included.
  public let accountProblem: Driver<AccountProblem?>
  /// What is wrong with the person's name.
  public let nameProblem: Driver<AccountProblem?>
  /// What is wrong with the e-mail address.
  public let emailProblem: Driver<AccountProblem?>
  /// What is wrong with the role.
  public let roleProblem: Driver<AccountProblem?>
  /// What is wrong with the password.
  public let passwordProblem: Driver<AccountProblem?>
  /// Whether the password was entered differently the second time.
  public let passwordAgainProblem: Driver<AccountProblem?>
  /// Whether the account can be stored as it is entered now.
  public let canSubmit: Driver<Bool>

  private let store: any AccountStore
  private let hasher: PasswordHasher
  private let now: () -> Timestamp

  /// A view model that stores into `store`.
  ///
  /// - Parameters:
  ///   - store: where the account goes, and who knows which names are taken.
  ///   - hasher: makes the hash that is stored in the password's place.
  ///   - confirmsPassword: whether `passwordAgain` must be the same as `password`.
  ///   - now: the moment that the new account carries.
  public init(
    store: any AccountStore, hasher: PasswordHasher, confirmsPassword: Bool, now: @escaping () -> Timestamp
  ) {
    self.store = store
    self.hasher = hasher
    self.confirmsPassword = confirmsPassword
    self.now = now
    accountProblem = account.asDriver().map { Self.problem(of: $0, in: store) }
    nameProblem = name.asDriver().map(AccountRules.name)
    emailProblem = email.asDriver().map(AccountRules.email)
    roleProblem = role.asDriver().map { $0.isEmpty ? nil : AccountRules.role($0) }
    let passwords = Driver.combineLatest(password.asDriver(), passwordAgain.asDriver())
      .map { first, second in (AccountRules.password(first), confirmsPassword && first != second) }
    passwordProblem = passwords.map { $0.0 }
    passwordAgainProblem = passwords.map { $0.1 ? AccountProblem(.password, .passwordsDiffer) : nil }
    // Each input reaches it on one way only, so that it never says something in between.
    canSubmit = Driver.combineLatest(accountProblem, nameProblem, emailProblem, roleProblem, passwords)
      .map { account, name, email, role, passwords in
        [account, name, email, role, passwords.0].allSatisfy { $0 == nil } && !passwords.1
      }
      .distinctUntilChanged()
  }

  /// What was entered.
  public var draft: AccountDraft {
    AccountDraft(
      account: account.value, name: name.value, email: email.value,
      role: Role(text: role.value) ?? .standard, password: password.value)
  }

  /// Hashes the password and stores the account.
  ///
  /// - Throws: `AccountProblem` where something was entered wrong, or the name was taken meanwhile;
  ///   `PasswordError` or `StoreError` where it cannot be stored.
  public func submit() throws {
    let draft = draft
    if let problem = draft.problems.first { throw problem }
    if !role.value.isEmpty, let problem = AccountRules.role(role.value) { throw problem }
    if confirmsPassword, password.value != passwordAgain.value {
      throw AccountProblem(.password, .passwordsDiffer)
    }
    let account = draft.account(created: now())
    let hash = try hasher.hash(draft.password)
    do {
      try store.insert(account, passwordHash: hash)
    } catch {
      guard case .taken(let name) = error.reason else { throw error }
      throw AccountProblem(.account, .taken(name))
    }
    delegate?.accountForm(self, didAdd: account)
  }

  /// What is wrong with an account's name, a name that is taken included.
  func accountProblem(of text: String) -> AccountProblem? { Self.problem(of: text, in: store) }

  private static func problem(of text: String, in store: any AccountStore) -> AccountProblem? {
    if let problem = AccountRules.account(text) { return problem }
    // A store that cannot be read is told when the account is stored, and the form ends because of it.
    let isTaken = (try? store.contains(name: text)) ?? false
    return isTaken ? AccountProblem(.account, .taken(text)) : nil
  }
}
