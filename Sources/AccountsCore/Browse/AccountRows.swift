import Lists

/// The accounts that a filter leaves, found where they are asked for.
nonisolated final class AccountRows {
  /// All accounts.
  let table: AccountTable
  /// Which rows of the table these are; `nil` for all.
  private let matches: TextMatches?

  /// The accounts of `table` that `filter` leaves.
  init(_ table: AccountTable, filter: String) {
    self.table = table
    matches = table.matches(filter)
  }

  /// How many there are; O(1).
  var count: Int { matches?.count ?? table.count }

  /// The account at a position, from the top; O(log n).
  subscript(position: Int) -> Account { table[matches?[position] ?? position] }

  /// The accounts at positions; linear in the rows of the table from the first to the last of them.
  subscript(positions: Range<Int>) -> [Account] {
    guard let matches, let last = positions.last else { return positions.map { table[$0] } }
    var accounts: [Account] = []
    accounts.reserveCapacity(positions.count)
    for row in matches[positions.lowerBound]...matches[last] where matches.contains(row) {
      accounts.append(table[row])
    }
    return accounts
  }

  /// Where the account of exactly this name stands; `nil` where it is not left.
  ///
  /// O(n).
  func position(ofAccount name: String) -> Int? { table.row(ofAccount: name).flatMap(position) }

  /// Where the account stands that stands at `position` among others; `nil` where it is not left.
  ///
  /// O(log n) among others of the same table: only the filter is another one. Else O(n).
  func position(of position: Int, among others: AccountRows) -> Int? {
    others.table === table
      ? self.position(ofRow: others.matches?[position] ?? position)
      : self.position(ofAccount: others[position].account)
  }

  private func position(ofRow row: Int) -> Int? {
    guard let matches else { return row }
    return matches.contains(row) ? matches.count(in: 0..<row) : nil
  }

  /// The sections; one of which no account is left does not stand there.
  ///
  /// O(s) for all sections of the table, whatever they hold.
  var sections: [AccountSection] {
    var first = 0
    var sections: [AccountSection] = []
    sections.reserveCapacity(min(table.sections.count, count))
    for (number, section) in table.sections.enumerated() {
      let count = matches?.count(in: section.rows) ?? section.rows.count
      guard count > 0 else { continue }
      sections.append(AccountSection(of: self, number: number, from: first, count: count))
      first += count
    }
    return sections
  }
}
