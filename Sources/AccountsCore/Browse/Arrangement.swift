/// Where accounts stand in a list: section behind section, and within each in the order that they had.
nonisolated struct Arrangement {
  /// A section that has accounts.
  struct Section {
    /// The role, the domain, or nothing where all stand in one section.
    let name: String
    /// Its rows, counted over all sections.
    let rows: Range<Int>
  }

  /// The sections, from the top.
  private(set) var sections: [Section] = []

  /// For each row the place of its account; `nil` where that is the row's own number.
  private var places: [UInt32]?

  /// All in one section; without accounts there is none.
  init(count: Int, inOneSection name: String) {
    if count > 0 { sections = [Section(name: name, rows: 0..<count)] }
  }

  /// Puts `accounts` into sections.
  ///
  /// O(n), and O(s log s) for s domains.
  init(_ accounts: [Account], by grouping: Grouping) {
    switch grouping {
    case .none:
      self = Arrangement(count: accounts.count, inOneSection: "")
    case .role:
      let roles = Array(Role.allCases.reversed())
      arrange(accounts.indices.map { roles.firstIndex(of: accounts[$0].role) ?? 0 }, roles.map(\.rawValue))
    case .domain:
      var domains = Domains()
      let numbers = accounts.indices.map { domains.number(of: accounts[$0].email) }
      let order = domains.names.indices.sorted { domains.names[$0] < domains.names[$1] }
      var ranks = [Int](repeating: 0, count: order.count)
      for (rank, number) in order.enumerated() { ranks[number] = rank }
      arrange(numbers.map { ranks[$0] }, order.map { domains.names[$0] })
    }
  }

  /// The place of the account that stands in a row.
  func place(ofRow row: Int) -> Int { places.map { Int($0[row]) } ?? row }

  /// The row in which the account of a place stands; O(n).
  func row(ofPlace place: Int) -> Int { places?.firstIndex(of: UInt32(place)) ?? place }

  /// For each of `count` places the row in which its account stands.
  func rowsOfPlaces(count: Int) -> [Int] {
    var rows = [Int](repeating: 0, count: count)
    for row in 0..<count { rows[place(ofRow: row)] = row }
    return rows
  }

  /// Sorts by the number of each account's section; O(n), and accounts of one section keep their order.
  private mutating func arrange(_ numbers: [Int], _ names: [String]) {
    var counts = [Int](repeating: 0, count: names.count)
    for number in numbers { counts[number] += 1 }
    var ends = counts
    var top = 0
    for (number, count) in counts.enumerated() {
      if count > 0 { sections.append(Section(name: names[number], rows: top..<top + count)) }
      ends[number] = top
      top += count
    }
    var places = [UInt32](repeating: 0, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      places[ends[number]] = UInt32(place)
      ends[number] += 1
    }
    self.places = places
  }
}

/// A number for each domain of e-mail addresses.
nonisolated private struct Domains {
  /// The domains in small letters, by number.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// As they are written: most are written one way.
  private var written: [Substring: Int] = [:]

  /// The number of the domain of an address; what has no `@` has the domain of no name.
  mutating func number(of email: String) -> Int {
    let at = email.utf8.lastIndex(of: UInt8(ascii: "@"))
    let domain = at.map { email[email.utf8.index(after: $0)...] } ?? ""
    if let number = written[domain] { return number }
    // Domain names have no capitals and small letters (RFC 4343).
    let name = domain.lowercased()
    let number = numbers[name] ?? names.count
    if number == names.count {
      numbers[name] = number
      names.append(name)
    }
    written[domain] = number
    return number
  }
}
