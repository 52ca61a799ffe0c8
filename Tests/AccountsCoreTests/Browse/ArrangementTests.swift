@testable import AccountsCore
import Testing

/// Which accounts stand in which section, and in which order.
@Suite struct ArrangementTests {
  private func account(_ name: String, _ email: String, _ role: Role = .reader) -> Account {
    Account(account: name, name: name, email: email, role: role, created: Timestamp(seconds: 0))
  }

  /// The sections as one line: `b.org 0..<2: x, y | c.org 2..<3: z`.
  private func text(_ accounts: [Account], _ grouping: Grouping) -> String {
    let arrangement = Arrangement(accounts, by: grouping)
    return arrangement.sections.map { section in
      let names = section.rows.map { accounts[arrangement.place(ofRow: $0)].account }
      return "\(section.name) \(section.rows): \(names.joined(separator: ", "))"
    }
    .joined(separator: " | ")
  }

  @Test(arguments: Grouping.allCases)
  func withoutAccountsThereAreNoSections(grouping: Grouping) {
    #expect(text([], grouping) == "")
  }

  @Test func whoMayDoMostStandsFirstAndARoleThatNobodyHasDoesNot() {
    let accounts = [
      account("a", "a@x"), account("b", "b@x", .admin), account("c", "c@x"), account("d", "d@x", .admin),
    ]
    #expect(text(accounts, .role) == "admin 0..<2: b, d | reader 2..<4: a, c")
    #expect(text(accounts, .none) == " 0..<4: a, b, c, d")
  }

  @Test func domainsAreTheSameInCapitalsAndSmallLetters() {
    let accounts = [
      account("a", "a@Example.org"), account("b", "b@b.org"), account("c", "c@example.ORG"),
      account("d", "nowhere"), account("e", "two@signs@b.org"), account("f", "f@EXAMPLE.org"),
    ]
    #expect(text(accounts, .domain) == " 0..<1: d | b.org 1..<3: b, e | example.org 3..<6: a, c, f")
  }
}
