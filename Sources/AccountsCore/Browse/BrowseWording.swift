import TerminalIO

/// The sentences of `accounts browse`.
nonisolated enum BrowseWording {
  static let noTerminal = "browse needs a terminal that can be painted on: this is the list"
  static let helpTitle = "Keys"
  static let nothingToUndo = "nothing to undo"
  static let noAccounts = "No accounts yet: a adds one"
  static let noMatches = "No account matches: Esc clears the filter"
  static let keys = KeyHints(
    others: ["Enter open", "/ filter", "a add", "e edit", "d delete"], kept: ["? help", "q leave"])
  static let detailKeys = "e edit · d delete · Esc back"
  static let goneKeys = "No longer stored: somebody removed or renamed it · Esc back"
  static let helpKeys = "Esc back"

  /// What `?` shows.
  static let help = [
    (keys: "Up, Down, k, j", does: "a row up or down"),
    ("Page Up, Down", "a page"),
    ("Home, End", "the first and the last account"),
    ("Enter", "open the account; a click does it too"),
    ("/", "filter: the list follows each key\nEnter keeps the filter, Esc clears it"),
    ("a", "add an account"),
    ("e", "edit the account"),
    ("d, Delete", "delete the account"),
    ("u", "undo the last deletion"),
    ("g", "other sections: by role, by domain, none"),
    ("t", "the next theme"),
    ("q", "leave"),
  ]

  /// What stands above a section; one section of all has no header.
  static func header(_ group: AccountGroup) -> String? {
    group.name.isEmpty ? nil : "\(escaped(group.name)) · \(group.count)"
  }

  /// What stands before each of an account's facts.
  static let factLabels = ["Name", "E-mail", "Role", "Created"]

  /// All that is known of an account but its name, in the order of `factLabels`.
  static func facts(_ account: Account) -> [String] {
    [account.name, account.email, account.role.rawValue, account.created.description].map(escaped)
  }

  static func themed(_ name: String) -> String { "Theme \(name)" }

  static func summary(shown: Int, all: Int, isFiltered: Bool) -> String {
    let accounts = all == 1 ? "1 account" : "\(all) accounts"
    return isFiltered ? "\(shown) of \(accounts)" : accounts
  }

  static func removed(_ account: Account) -> String { "Removed \(escaped(account.account)) · u undoes it" }
  static func restored(_ account: Account) -> String { "\(escaped(account.account)) is back" }
  static func stored(_ account: Account) -> String { "Stored \(escaped(account.account))" }
  static func gone(_ account: Account) -> String {
    "\(escaped(account.account)) was removed by somebody else"
  }

  static func grouped(_ grouping: Grouping) -> String {
    grouping == .none ? "In one section" : "By \(grouping.rawValue)"
  }

  /// Why the store did not do it.
  static func failed(_ error: any Error) -> String {
    let messages = (error as? any ReportableError)?.messages ?? ["this should not have happened: \(error)"]
    return messages.joined(separator: "; ")
  }
}
