import Formline

/// What `accounts help` says; commands and options come from the tables that the parser reads.
nonisolated enum HelpText {
  /// The help for one command, or the overview.
  static func text(for command: CommandName?) -> String {
    command.map(page) ?? overview
  }

  private static var overview: String {
    """
    Keeps accounts: who may read, edit and administer.

    usage: accounts [--store PATH] COMMAND ...

    \(table(CommandName.allCases.map { ($0.usage, $0.summary) }))

    \(table(Option.common.map { ($0.usage, $0.summary) }))

    Options may stand anywhere; what follows -- is no option.
    Exit status: 0 done, 1 the answer is no, 64 usage, 65 bad data, 66 no input,
    67 no such account, 73 or 74 cannot write, 75 the store is busy, 130 Control-C.

    """
  }

  private static func page(_ command: CommandName) -> String {
    """
    \(command.summary)

    usage: accounts \(command.usage)

    \(table((command.options + [.store, .help]).map { ($0.usage, $0.summary) }))

    """
  }

  /// Two columns, the second aligned.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { row in
      "  " + row.left + String(repeating: " ", count: width - row.left.count + 2) + row.right
    }
    .joined(separator: "\n")
  }
}

nonisolated extension CommandName {
  fileprivate var usage: String {
    switch self {
    case .verify: "verify NAME"
    default: rawValue + (operand.map { " " + $0 } ?? "")
    }
  }

  fileprivate var summary: String {
    switch self {
    case .add: "Enters an account, asked at a terminal, else a line an answer."
    case .browse: "Shows all accounts, to look through and to change."
    case .list: "Writes all accounts."
    case .show: "Writes one account."
    case .remove: "Removes an account."
    case .verify: "Checks a password: 0 right, 1 wrong."
    case .help: "Explains a command."
    case .version: "Says which version this is."
    }
  }
}

nonisolated extension Option {
  fileprivate var usage: String { spelling + (placeholder.map { " " + $0 } ?? "") }

  fileprivate var summary: String {
    switch self {
    case .store: "the store's file, instead of the user's own"
    case .help: "explain and do nothing"
    case .version: "say the version and do nothing"
    case .checkLeaks: "say what leaked, with exit status 70"
    case .account: "the account's name, not asked"
    case .name: "the person's name, not asked"
    case .email: "the e-mail address, not asked"
    case .role: "the role, not asked: \(Role.choices)"
    case .passwordStdin: "the password is a line of standard input"
    case .passwordFile: "the password is the line in a file"
    case .groupBy: "what makes the sections: \(Grouping.choices)"
    case .theme: "the colours: \(Theme.choices)"
    case .json: "as JSON"
    case .plain: "tab-separated, control characters escaped; what a pipe gets"
    case .table: "in aligned columns; what a terminal gets"
    case .yes: "do not ask"
    }
  }
}
