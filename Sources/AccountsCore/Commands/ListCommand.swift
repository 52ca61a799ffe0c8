import TerminalIO

/// `accounts list`: every account, in the order of their names.
enum ListCommand {
  /// Writes the accounts in a format; without one a terminal gets a table and everything else plain lines.
  static func run(_ format: OutputFormat?, _ context: CommandContext) throws -> ExitStatus {
    let store = try context.openExistingStore()
    switch format ?? (context.output.isTerminal ? .table : .plain) {
    case .json: try write(store, with: JSONAccountWriter(output: context.output))
    case .plain: try write(store, with: PlainAccountWriter(output: context.output))
    case .table:
      // The widths take a pass of their own; both passes must see the same accounts.
      try store.reading {
        var layout = TableLayout()
        try store.forEachAccount { layout.measure($0) }
        try write(
          store,
          with: TableAccountWriter(output: context.output, layout: layout.fitted(to: columns(context))))
      }
    }
    return .success
  }

  /// How wide a table may be; a file or a pipe cuts nothing.
  private static func columns(_ context: CommandContext) -> Int? {
    guard context.output.isTerminal else { return nil }
    return terminalSize(context.output.descriptor) { context.environment[$0] }.columns
  }

  private static func write(_ store: any AccountStore, with writer: some AccountWriter) throws {
    var writer = writer
    try writer.begin()
    try store.forEachAccount { try writer.write($0) }
    try writer.end()
  }
}
