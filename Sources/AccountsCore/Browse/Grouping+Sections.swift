import Differences

nonisolated extension Grouping {
  /// The accounts in sections; within each they keep their order.
  ///
  /// A section without accounts does not stand there. O(n), and O(s log s) for s sections.
  func sections(of accounts: [Account]) -> [AccountSection] {
    switch self {
    case .none: return accounts.isEmpty ? [] : [section("", accounts)]
    case .role:
      let groups = Dictionary(grouping: accounts, by: \.role)
      return Role.allCases.reversed().compactMap { role in groups[role].map { section(role.rawValue, $0) } }
    case .domain:
      let groups = Dictionary(grouping: accounts) { domain(of: $0.email) }
      return groups.sorted { $0.key < $1.key }.map { section($0.key, $0.value) }
    }
  }

  private func section(_ name: String, _ accounts: [Account]) -> AccountSection {
    AccountSection(model: AccountGroup(name: name, count: accounts.count), items: accounts)
  }

  /// Domain names have no capitals and small letters (RFC 4343).
  private func domain(of email: String) -> String {
    guard let at = email.lastIndex(of: "@") else { return "" }
    return email[email.index(after: at)...].lowercased()
  }
}
