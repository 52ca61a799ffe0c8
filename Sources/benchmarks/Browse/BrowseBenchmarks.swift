import AccountsCore

/// What is typed into the filter, letter by letter, each from nothing.
private let typedWords = ["tanaka", "example", "com", "zzz", "99999", "jörg", "佐藤"]

/// Measures `accounts browse` over a store of a million accounts, and prints a table or a JSON array.
@MainActor func runBrowseBenchmarks(json: Bool) throws {
  let workspace = try Workspace()
  let accounts = (0..<1_000_000).map(Account.init(number:))
  try fill(workspace.path + "/data/accounts/accounts.sqlite", with: accounts)
  let lines = try workspace.file(
    "lines.txt", accounts.map { "\($0.account) \($0.name) \($0.email)" }.joined(separator: "\n") + "\n")
  var figures: [ListFigure] = []
  for grouping in Grouping.allCases {
    for figure in try measure(grouping, workspace, lines) {
      if !json { print(figure.row) }
      figures.append(figure)
    }
  }
  if json { print("[\(figures.map(\.json).joined(separator: ",\n "))]") }
}

/// The first frame, and the slowest letter of each word, each letter the median of five times.
@MainActor private func measure(
  _ grouping: Grouping, _ workspace: Workspace, _ lines: String
) throws -> [ListFigure] {
  let name = "browse by \(grouping.rawValue):"
  let reader = try Reader(["browse", "--group-by", grouping.rawValue], workspace)
  defer { reader.leave() }
  var figures = [
    ListFigure(name: "\(name) first frame", elapsed: reader.firstFrame),
    ListFigure(
      name: "\(name) the filter prepared meanwhile", elapsed: reader.preparation,
      peakMegabytes: try reader.residentMegabytes()),
  ]
  let start = try reader.press("/")
  figures.append(ListFigure(name: "\(name) / pressed", elapsed: start, goal: 16))
  var clearing: [Elapsed] = []
  for word in typedWords {
    var rounds: [[Elapsed]] = []
    for _ in 0..<5 {
      rounds.append(try word.map { try reader.press(String($0)) })
      // Control-U, in libedit's emacs mode: the whole line.
      clearing.append(try reader.press("\u{15}"))
    }
    let letters = (0..<word.count).map { letter in rounds.map { $0[letter] }.median }
    figures.append(
      ListFigure(
        name: "\(name) “\(word)” typed", elapsed: letters.longest,
        peer: peerMilliseconds(of: word, workspace, lines).map { ("fzf --filter", $0) }, goal: 16))
  }
  figures.append(ListFigure(name: "\(name) all shown again", elapsed: clearing.median, goal: 16))
  return figures
}

/// One transaction for all, since each that is on its own waits for the disk.
@MainActor private func fill(_ path: String, with accounts: [Account]) throws {
  let store = try SQLiteAccountStore(path: path)
  try store.reading { for account in accounts { try store.insert(account, passwordHash: "$y$none") } }
}

extension Account {
  /// The account of a number: most have Latin names, one in twelve none; one in twenty edits, one in a thousand does all.
  fileprivate init(number: Int) {
    let names = [
      "Tanaka", "Suzuki", "Anna", "Marta", "Peter", "Li", "Olga", "John", "Fatima", "Jörg", "佐藤", "ｶﾅ",
    ]
    let name = names[number % names.count]
    let mail = number % names.count < 9 ? name.lowercased() : "user"
    self.init(
      account: "\(mail).\(number)", name: "\(name) \(number % 997)",
      email: "\(mail).\(number)@example\(number * 7919 % 10).com",
      role: number % 1_000 == 0 ? .admin : number % 20 == 0 ? .editor : .reader,
      created: Timestamp(seconds: Int64(number)))
  }
}
