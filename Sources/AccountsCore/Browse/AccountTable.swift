import Lists

/// The accounts as they were read, arranged in sections and ready to be searched.
nonisolated final class AccountTable {
  /// How much text is prepared at a time, in bytes: a millisecond or so, which no key notices.
  private static let portion = 1 << 17

  /// The accounts, in the order of their names.
  private let accounts: [Account]
  private let arrangement: Arrangement

  /// Finds rows; it has so many of them, from the top, as were prepared so far.
  private let filter: TextFilter

  /// Arranges `accounts`, which come in the order of their names.
  ///
  /// O(n), and O(s log s) for s sections.
  convenience init(_ accounts: [Account], by grouping: Grouping) {
    self.init(accounts, Arrangement(accounts, by: grouping))
  }

  /// Accounts of which all stand in one section; O(1).
  convenience init(_ accounts: [Account], inOneSection name: String) {
    self.init(accounts, Arrangement(count: accounts.count, inOneSection: name))
  }

  /// The accounts of another table, arranged anew; what it has prepared need not be prepared again.
  ///
  /// O(n), and O(s log s) for s sections.
  convenience init(_ table: AccountTable, by grouping: Grouping) {
    let arrangement = Arrangement(table.accounts, by: grouping)
    self.init(table.accounts, arrangement, table.isPrepared ? table.filter(arrangedAs: arrangement) : nil)
  }

  private func filter(arrangedAs other: Arrangement) -> TextFilter {
    let rows = arrangement.rowsOfPlaces(count: count)
    return TextFilter(filter, rows: (0..<count).map { rows[other.place(ofRow: $0)] })
  }

  private init(_ accounts: [Account], _ arrangement: Arrangement, _ filter: TextFilter? = nil) {
    self.accounts = accounts
    self.arrangement = arrangement
    self.filter = filter ?? TextFilter(expectedRows: accounts.count)
  }

  /// How many accounts there are.
  var count: Int { accounts.count }

  /// The sections, from the top, with their rows.
  var sections: [Arrangement.Section] { arrangement.sections }

  /// The account in a row, counted over all sections.
  subscript(row: Int) -> Account { accounts[arrangement.place(ofRow: row)] }

  /// The row of the account of exactly this name; O(n).
  func row(ofAccount name: String) -> Int? {
    accounts.firstIndex { $0.account == name }.map(arrangement.row)
  }

  /// Whether a search need not prepare anything any more.
  var isPrepared: Bool { filter.count == count }

  /// Prepares the next rows to be searched, for a millisecond or so.
  func prepareMore() {
    var rest = Self.portion
    while rest > 0, !isPrepared { rest -= prepareRow() }
  }

  /// The rows in whose account's names or address `text` stands; `nil` for all, where nothing is asked for.
  ///
  /// As `TextFilter`: capitals and small letters, and wide and narrow ones, are the same. What is not prepared yet is
  /// prepared first.
  func matches(_ text: String) -> TextMatches? {
    if text.isEmpty { return nil }
    while !isPrepared { _ = prepareRow() }
    return filter.matches(text)
  }

  /// - Returns: How many bytes it was.
  private func prepareRow() -> Int {
    let account = self[filter.count]
    let text = account.account + "\n" + account.name + "\n" + account.email
    filter.append(text)
    return text.utf8.count
  }
}
