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

  /// As they were read.
  private let accounts = BehaviorRelay<[Account]>(value: [])
  /// As they stand in sections.
  private let table: Driver<AccountTable>
  private let store: any AccountStore
  private var revision: Int64?
  private var removed: [(account: Account, passwordHash: String)] = []

  /// A view model of the accounts in `store`; nothing is read before `reload()`.
  public init(store: any AccountStore, grouping: Grouping = .role) {
    self.store = store
    self.grouping = BehaviorRelay(value: grouping)
    let groupings = self.grouping.asDriver().distinctUntilChanged()
    table = accounts.asDriver().flatMapLatest { accounts in
      groupings
        .scan(nil as AccountTable?) { last, grouping in
          last.map { AccountTable($0, by: grouping) } ?? AccountTable(accounts, by: grouping)
        }
        .compactMap(\.self)
    }
    let shown = Driver.combineLatest(table, filter.asDriver().distinctUntilChanged())
      .map { table, text in (rows: AccountRows(table, filter: text), isFiltered: !text.isEmpty) }
    sections = shown.map { $0.rows.sections }
    summary = shown.map { shown in
      BrowseWording.summary(
        shown: shown.rows.count, all: shown.rows.table.count, isFiltered: shown.isFiltered)
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
      accounts.accept(read)
    }
  }

  /// Reads all accounts if another process changed the store since they were read.
  ///
  /// O(1) where nobody did.
  public func reloadIfChanged() {
    attempt { if try store.revision() != revision { reload() } }
  }

  /// Prepares the filter between two keys, a millisecond or so at a time, whenever the accounts are others.
  ///
  /// A filter that comes first prepares what is left, and is shown so much later: a fifth of a second for a million
  /// accounts.
  func prepareFilter(on scheduler: any SchedulerType) -> any Disposable {
    table.asObservable()
      .flatMapLatest { table in
        Observable<Int>.interval(.zero, scheduler: scheduler).map { _ in table }
          .take(while: { !$0.isPrepared })
      }
      .subscribe(onNext: { $0.prepareMore() })
  }

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
    accounts.asDriver().map { $0.first { $0.account == name } }.distinctUntilChanged()
  }

  /// Brings back the account that was taken away last, with its password.
  ///
  /// - Returns: The account, where it is back.
  @discardableResult
  public func undo() -> Account? {
    guard let last = removed.popLast() else {
      notice.accept(BrowseWording.nothingToUndo)
      return nil
    }
    var restored: Account?
    attempt {
      do throws(StoreError) {
        try store.insert(last.account, passwordHash: last.passwordHash)
      } catch {
        // A name that is taken stays so: those before it come first. Anything else may be over at the next try.
        if case .taken = error.reason { removed.insert(last, at: 0) } else { removed.append(last) }
        throw error
      }
      restored = last.account
      notice.accept(BrowseWording.restored(last.account))
      reload()
    }
    return restored
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
