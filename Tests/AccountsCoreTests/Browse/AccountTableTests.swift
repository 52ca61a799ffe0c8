@testable import AccountsCore
import LeakCheck
import Testing

/// What a filter leaves of many accounts, in sections.
@Suite struct AccountTableTests {
  private let accounts = (0..<20_000).map { number in
    Account(
      account: "a\(number)", name: "Name \(number % 7)", email: "a\(number)@d\(number % 30).org",
      role: [.reader, .editor, .reader, .admin, .reader][number % 5],
      created: Timestamp(seconds: Int64(number)))
  }

  /// The accounts that have `filter`, sorted out one by one.
  private func expected(_ filter: String, _ grouping: Grouping) -> [String: [Account]] {
    let left = accounts.filter { account in
      [account.account, account.name, account.email].contains { $0.lowercased().contains(filter) }
    }
    return Dictionary(grouping: filter.isEmpty ? accounts : left) { account in
      switch grouping {
      case .none: ""
      case .role: account.role.rawValue
      case .domain: String(account.email.split(separator: "@")[1])
      }
    }
  }

  @Test(arguments: ["", "a1", "name 3", "d17.org", "a19999", "zzz", "5", "org"], Grouping.allCases)
  func whatIsLeftStandsInItsSections(filter: String, grouping: Grouping) {
    let rows = AccountRows(AccountTable(accounts, by: grouping), filter: filter)
    let expected = expected(filter, grouping)
    let sections = rows.sections
    #expect(Set(sections.map(\.identity)) == Set(expected.keys))
    #expect(sections.count == expected.count)
    #expect(rows.count == expected.values.reduce(0) { $0 + $1.count })
    for section in sections {
      #expect(section.items == expected[section.identity])
      #expect(section.itemCount == section.items.count)
      for row in [0, section.itemCount / 2, section.itemCount - 1] {
        #expect(section.item(at: row) == section.items[row])
      }
    }
  }

  @Test func theFilterIsPreparedInPortionsOrWhenItIsAskedFor() {
    let table = AccountTable(accounts, by: .role)
    table.prepareMore()
    #expect(!table.isPrepared)
    // Asked for in the middle, it is whole.
    #expect(table.matches("a19999")?.count == 1)
    #expect(table.isPrepared)
    let other = AccountTable(accounts, by: .role)
    var portions = 0
    while !other.isPrepared {
      other.prepareMore()
      portions += 1
    }
    #expect(portions > 1)
    #expect(other.matches("a19") == table.matches("a19"))
  }

  @Test(arguments: Grouping.allCases, [false, true])
  func aTableThatIsArrangedAnewFindsTheSame(before: Grouping, isPrepared: Bool) {
    let table = AccountTable(accounts, by: before)
    if isPrepared { _ = table.matches("a") }
    for grouping in Grouping.allCases {
      let other = AccountTable(table, by: grouping)
      #expect(other.isPrepared == isPrepared)
      for filter in ["", "d17.org", "a19"] {
        let found = AccountRows(other, filter: filter).sections
        let expected = AccountRows(AccountTable(accounts, by: grouping), filter: filter).sections
        #expect(found.map(\.model) == expected.map(\.model))
        #expect(found.map(\.items) == expected.map(\.items))
      }
    }
  }

  @Test func aSectionTakesOtherAccounts() {
    let section = AccountRows(AccountTable(accounts, by: .role), filter: "").sections[0]
    let other = AccountSection(original: section, items: [.ada, .sei])
    #expect(other.model.name == "admin")
    #expect(other.items == [.ada, .sei])
    #expect(other.itemCount == 2)
    #expect(other.item(at: 1) == .sei)
  }

  @Test func theTableDies() {
    assertDeallocated {
      let table = AccountTable([.ada, .grace], by: .domain)
      #expect(AccountRows(table, filter: "gra").sections.map(\.items) == [[.grace]])
      return table
    }
  }
}
