/// Writes accounts as one JSON array, an object a line.
struct JSONAccountWriter: AccountWriter {
  let output: OutputWriter
  private var isEmpty = true

  init(output: OutputWriter) { self.output = output }

  func begin() throws(OutputError) { try output.write("[") }

  mutating func write(_ account: Account) throws(OutputError) {
    try output.write((isEmpty ? "\n  " : ",\n  ") + account.json)
    isEmpty = false
  }

  func end() throws(OutputError) { try output.write(isEmpty ? "]\n" : "\n]\n") }
}
