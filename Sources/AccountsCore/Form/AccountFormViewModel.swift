public import Formline

/// Hears what became of an account form.
public protocol AccountFormViewModelDelegate: AnyObject {
  /// The account was stored: added, or changed.
  func accountForm(_ viewModel: AccountFormViewModel, didStore account: Account)
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

  /// The account that is changed; `nil` where one is added.
  public let edited: Account?

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
  ///   - edited: the account to change: it fills the relays, and a blank password keeps the one that it has;
  ///     `nil` adds one.
  ///   - confirmsPassword: whether `passwordAgain` must be the same as `password`.
  ///   - now: the moment that a new account carries.
  public init(
    store: any AccountStore, hasher: PasswordHasher, editing edited: Account? = nil, confirmsPassword: Bool,
    now: @escaping () -> Timestamp
  ) {
    self.store = store
    self.edited = edited
    self.hasher = hasher
    self.confirmsPassword = confirmsPassword
    self.now = now
    if let edited {
      account.value = edited.account
      name.value = edited.name
      email.value = edited.email
      role.value = edited.role.rawValue
    }
    accountProblem = account.asDriver().map { Self.problem(of: $0, in: store, except: edited) }
    nameProblem = name.asDriver().map(AccountRules.name)
    emailProblem = email.asDriver().map(AccountRules.email)
    roleProblem = role.asDriver().map { $0.isEmpty ? nil : AccountRules.role($0) }
    let passwords = Driver.combineLatest(password.asDriver(), passwordAgain.asDriver())
      .map { first, second in
        (Self.problem(of: first, replacing: edited != nil), confirmsPassword && first != second)
      }
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
  /// - Throws: `AccountProblem` where something was entered wrong, the name was taken meanwhile, or the account to
  ///   change is gone; `PasswordError` or `StoreError` where it cannot be stored.
  public func submit() throws {
    let draft = draft
    let keepsPassword = edited != nil && draft.password.isEmpty
    if let problem = draft.problems.first(where: { !keepsPassword || $0.field != .password }) {
      throw problem
    }
    if !role.value.isEmpty, let problem = AccountRules.role(role.value) { throw problem }
    if confirmsPassword, password.value != passwordAgain.value {
      throw AccountProblem(.password, .passwordsDiffer)
    }
    let account = draft.account(created: edited?.created ?? now())
    try put(account, passwordHash: keepsPassword ? nil : hasher.hash(draft.password))
    delegate?.accountForm(self, didStore: account)
  }

  private func put(_ account: Account, passwordHash: String?) throws {
    do {
      if let edited {
        let changed = try store.account(named: edited.account).map { merged(account, from: edited, into: $0) }
        let isThere = try changed.map { changed in
          try store.update(name: edited.account, to: changed, passwordHash: passwordHash)
        }
        if isThere != true { throw AccountProblem(.account, .gone(edited.account)) }
      } else if let passwordHash {
        try store.insert(account, passwordHash: passwordHash)
      }
    } catch let error as StoreError {
      guard case .taken(let name) = error.reason else { throw error }
      throw AccountProblem(.account, .taken(name))
    }
  }

  /// What was changed here, on top of what others have changed meanwhile.
  private func merged(_ draft: Account, from edited: Account, into stored: Account) -> Account {
    var merged = stored
    if draft.account != edited.account { merged.account = draft.account }
    if draft.name != edited.name { merged.name = draft.name }
    if draft.email != edited.email { merged.email = draft.email }
    if draft.role != edited.role { merged.role = draft.role }
    return merged
  }

  /// What is wrong with an account's name, a name that is taken included.
  func accountProblem(of text: String) -> AccountProblem? {
    Self.problem(of: text, in: store, except: edited)
  }

  private static func problem(of password: Secret, replacing isReplacing: Bool) -> AccountProblem? {
    isReplacing && password.isEmpty ? nil : AccountRules.password(password)
  }

  private static func problem(
    of text: String, in store: any AccountStore, except edited: Account?
  ) -> AccountProblem? {
    if let problem = AccountRules.account(text) { return problem }
    if let edited, AccountKey(edited.account) == AccountKey(text) { return nil }
    // A store that cannot be read is told when the account is stored, and the form ends because of it.
    let isTaken = (try? store.contains(name: text)) ?? false
    return isTaken ? AccountProblem(.account, .taken(text)) : nil
  }
}
