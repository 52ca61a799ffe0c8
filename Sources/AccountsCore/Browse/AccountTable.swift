import Lists

/// The accounts as they were read, ready to be searched.
nonisolated final class AccountTable {
  /// The accounts, in the order of their names.
  let accounts: [Account]

  /// Made with the first search: who only looks need not wait for it.
  private lazy var filter = TextFilter(accounts) { account in
    account.account + "\n" + account.name + "\n" + account.email
  }

  init(_ accounts: [Account] = []) { self.accounts = accounts }

  /// Makes ready for a search, so that its first key need not wait: a tenth of a second for a million accounts.
  func prepareToSearch() { _ = filter }

  /// The account of exactly this name.
  ///
  /// O(n).
  func account(named name: String) -> Account? { accounts.first { $0.account == name } }

  /// The accounts in whose names or address `text` stands, in their order; all where nothing is asked for.
  ///
  /// As `TextFilter`: capitals and small letters, and wide and narrow ones, are the same.
  func matches(_ text: String) -> [Account] {
    text.isEmpty ? accounts : filter.matches(text).map { accounts[$0] }
  }
}
