import TerminalIO

/// `accounts show NAME`: one account.
enum ShowCommand {
  /// Writes the account; without a format a terminal gets aligned lines and everything else plain ones.
  ///
  /// - Throws: `CommandError.noAccount`.
  static func run(_ name: String, _ format: OutputFormat?, _ context: CommandContext) throws -> ExitStatus {
    guard let account = try context.openExistingStore().account(named: name) else {
      throw CommandError.noAccount(name)
    }
    switch format ?? (context.output.isTerminal ? .table : .plain) {
    case .json:
      try context.output.write(account.json + "\n")
    case .plain:
      for column in account.columns {
        try context.output.write(column.field + "\t" + PlainText.escaped(column.value) + "\n")
      }
    case .table:
      let width = account.columns.map(\.field.count).max() ?? 0
      for column in account.columns {
        let blanks = String(repeating: " ", count: width + 2 - column.field.count)
        try context.output.write(column.field + blanks + escaped(column.value) + "\n")
      }
    }
    return .success
  }
}
