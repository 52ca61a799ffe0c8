public import Differences

/// What stands above a section of accounts.
nonisolated public struct AccountGroup: IdentifiableType, Hashable, Sendable {
  /// The role, the domain, or nothing where all accounts stand in one section.
  public let name: String
  /// How many accounts stand below.
  public let count: Int

  /// A section is the same one when accounts come and go.
  public var identity: String { name }
}

nonisolated extension Account: IdentifiableType {
  /// The name: a store has it once.
  public var identity: String { account }
}

/// A section of a list of accounts.
///
/// It holds no accounts of its own: each is looked up among all when it is asked for, so that a new filter costs the
/// same whatever it leaves.
nonisolated public struct AccountSection: AnimatableSectionModelType {
  let rows: AccountRows
  /// Its number among all sections of the table: its name would be one more object to keep, for each of many sections.
  private let number: Int
  /// Where its first account stands among those of all sections.
  let first: Int

  /// How many accounts there are; O(1).
  public let itemCount: Int

  init(of rows: AccountRows, number: Int, from first: Int, count: Int) {
    self.rows = rows
    self.number = number
    self.first = first
    itemCount = count
  }

  /// A section with the name of `original` and other accounts; O(n).
  public init(original: AccountSection, items: [Account]) {
    let table = AccountTable(items, inOneSection: original.model.name)
    self.init(of: AccountRows(table, filter: ""), number: 0, from: 0, count: items.count)
  }

  /// What stands above.
  public var model: AccountGroup { AccountGroup(name: rows.table.sections[number].name, count: itemCount) }

  /// A section is the same one when accounts come and go.
  public var identity: String { model.identity }

  /// All its accounts, from the top; O(n) each time.
  public var items: [Account] { rows[first..<first + itemCount] }

  /// The account in a row, which must exist; O(log n).
  public func item(at row: Int) -> Account { rows[first + row] }
}
