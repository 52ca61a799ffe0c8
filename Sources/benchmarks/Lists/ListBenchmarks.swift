/// Measures changesets, the list and the filter, and prints a table or a JSON array.
@MainActor func runListBenchmarks(json: Bool) throws {
  var figures: [ListFigure] = []
  func add(_ measured: [ListFigure]) {
    if !json { for figure in measured { print(figure.row) } }
    figures += measured
  }
  func measureKind<Row: BenchmarkRow>(_ kind: String, _ type: Row.Type, rows: Int) throws {
    add(measureLimits(rows: rows, kind: kind, of: type, rounds: 5))
    for change in listChanges {
      add([try measureChange(change, rows: rows, kind: kind, of: type, rounds: 7)])
    }
  }
  for rows in [1_000_000, 100_000] {
    try measureKind("numbers", NumberRow.self, rows: rows)
    try measureKind("texts", TextRow.self, rows: rows)
    try measureKind("named rows", NamedRow.self, rows: rows)
  }
  add(try measureScrolling(rows: 1_000_000))
  add(try measureFiltering(rows: 1_000_000))
  if json { print("[\(figures.map(\.json).joined(separator: ",\n "))]") }
}
