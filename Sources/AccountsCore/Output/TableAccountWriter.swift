/// Writes accounts as a table in aligned columns, cut to their widths.
struct TableAccountWriter: AccountWriter {
  let output: OutputWriter
  let layout: TableLayout

  func begin() throws(OutputError) { try output.write(layout.row(TableLayout.headings) + "\n") }

  func write(_ account: Account) throws(OutputError) {
    try output.write(layout.row(account.columns.map(\.value)) + "\n")
  }

  func end() {}
}
