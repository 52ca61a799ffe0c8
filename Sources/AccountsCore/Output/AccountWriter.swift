/// Writes accounts one after the other, in constant memory.
protocol AccountWriter {
  /// Comes before the first account.
  mutating func begin() throws(OutputError)
  /// Writes one account.
  mutating func write(_ account: Account) throws(OutputError)
  /// Comes behind the last account.
  mutating func end() throws(OutputError)
}

nonisolated extension Account {
  /// What is shown of the account, in order, by the names that JSON and `show` use.
  var columns: [(field: String, value: String)] {
    [
      (AccountField.account.rawValue, account), (AccountField.name.rawValue, name),
      (AccountField.email.rawValue, email), (AccountField.role.rawValue, role.rawValue),
      ("created", created.description),
    ]
  }

  /// The account as one JSON object.
  var json: String {
    "{" + columns.map { "\"\($0.field)\":\(JSONText.quoted($0.value))" }.joined(separator: ",") + "}"
  }

  /// The account as one tab-separated line, without its end.
  var plainLine: String {
    columns.map { PlainText.escaped($0.value) }.joined(separator: "\t")
  }
}
