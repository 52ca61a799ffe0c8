/// Writes accounts as tab-separated lines without a heading.
struct PlainAccountWriter: AccountWriter {
  let output: OutputWriter

  func begin() {}

  func write(_ account: Account) throws(OutputError) { try output.write(account.plainLine + "\n") }

  func end() {}
}
