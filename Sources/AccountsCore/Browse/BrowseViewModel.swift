public import Formline

/// What `accounts browse` knows and decides; it knows no terminal.
///
/// Every call that meets a store that refuses says so in `notice`, and leaves the list as it was.
public final class BrowseViewModel {
  /// What accounts must contain to be shown.
  public let filter = Variable("")
  /// What makes the sections.
  public let grouping: BehaviorRelay<Grouping>
  /// The last word to the person: what was done, or why not.
  public let notice = BehaviorRelay<String?>(value: nil)

  /// The accounts that are shown, in sections.
  public let sections: Driver<[AccountSection]>
  /// How many accounts are shown, and of how many.
  public let summary: Driver<String>

  private let accounts = BehaviorRelay(value: AccountTable())
  private let store: any AccountStore
  private var revision: Int64?
  private var removed: [(account: Account, passwordHash: String)] = []

  /// A view model of the accounts in `store`; nothing is read before `reload()`.
  public init(store: any AccountStore, grouping: Grouping = .role) {
    self.store = store
    self.grouping = BehaviorRelay(value: grouping)
    let shown = Driver.combineLatest(accounts.asDriver(), filter.asDriver())
      .map { table, text in (all: table.accounts.count, shown: table.matches(text), text: text) }
    sections = Driver.combineLatest(shown, self.grouping.asDriver())
      .map { shown, grouping in grouping.sections(of: shown.shown) }
    summary = shown.map { shown in
      BrowseWording.summary(shown: shown.shown.count, all: shown.all, isFiltered: !shown.text.isEmpty)
    }
  }

  /// Reads all accounts.
  public func reload() {
    attempt {
      // Asked for first, so that a change while it is read is read again; kept only once all was read.
      let current = try store.revision()
      var read: [Account] = []
      try store.forEachAccount { read.append($0) }
      revision = current
      accounts.accept(AccountTable(read))
    }
  }

  /// Reads all accounts if another process changed the store since they were read.
  ///
  /// O(1) where nobody did.
  public func reloadIfChanged() {
    attempt { if try store.revision() != revision { reload() } }
  }

  /// Somebody is about to type a filter.
  public func prepareToFilter() { accounts.value.prepareToSearch() }

  /// Takes an account away; `undo()` brings it back as it was stored.
  public func remove(_ account: Account) {
    attempt {
      let taken = try store.take(name: account.account)
      if let taken { removed.append(taken) }
      // Told behind the reading: that it was done counts for more than that the list cannot be read.
      reload()
      notice.accept(taken.map { BrowseWording.removed($0.account) } ?? BrowseWording.gone(account))
    }
  }

  /// The account of this name as it is stored, and as others change it; `nil` while there is none.
  public func account(named name: String) -> Driver<Account?> {
    accounts.asDriver().map { $0.account(named: name) }.distinctUntilChanged()
  }

  /// Brings back the account that was taken away last, with its password.
  public func undo() {
    guard let last = removed.last else { return notice.accept(BrowseWording.nothingToUndo) }
    removed.removeLast()
    // Where it cannot be brought back now, those before it can: it waits behind them.
    var waits = true
    defer { if waits { removed.insert(last, at: 0) } }
    attempt {
      try store.insert(last.account, passwordHash: last.passwordHash)
      waits = false
      notice.accept(BrowseWording.restored(last.account))
      reload()
    }
  }

  /// The account was added or changed by a form.
  public func didStore(_ account: Account) {
    notice.accept(BrowseWording.stored(account))
    reload()
  }

  /// The next kind of sections.
  public func groupNext() {
    let all = Grouping.allCases
    let index = all.firstIndex(of: grouping.value).map { ($0 + 1) % all.count } ?? 0
    grouping.accept(all[index])
    notice.accept(BrowseWording.grouped(all[index]))
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      notice.accept(BrowseWording.failed(error))
    }
  }
}
