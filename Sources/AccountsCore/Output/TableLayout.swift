import TerminalIO

/// How wide the columns of a table of accounts are, in terminal cells.
struct TableLayout {
  /// What stands above the columns.
  static let headings = ["ACCOUNT", "NAME", "E-MAIL", "ROLE", "CREATED"]
  /// The blanks between two columns.
  static let gap = 2
  /// How many of the columns, from the left, hold free text and may be cut.
  private static let flexibleCount = 3
  /// What a cut column keeps at least.
  private static let minimum = 8

  /// The width of each column.
  private var widths = headings.map(\.count)
  /// Where every row is cut, if anywhere.
  private var limit: Int?

  /// Makes room for an account.
  mutating func measure(_ account: Account) {
    for (index, column) in account.columns.enumerated() {
      widths[index] = max(widths[index], displayWidth(of: escaped(column.value)))
    }
  }

  /// The layout for a terminal of so many columns: the widest columns give way first, down to a minimum; rows
  /// that are still too wide are cut.
  func fitted(to columns: Int?) -> TableLayout {
    guard let columns else { return self }
    var layout = self
    layout.limit = columns
    let gaps = Self.gap * (widths.count - 1)
    for _ in 0..<max(0, widths.reduce(gaps, +) - columns) {
      guard
        let widest = layout.widths[..<Self.flexibleCount].indices.max(by: {
          layout.widths[$0] < layout.widths[$1]
        }), layout.widths[widest] > Self.minimum
      else { break }
      layout.widths[widest] -= 1
    }
    return layout
  }

  /// A row of the table, without blanks at its end.
  func row(_ values: [String]) -> String {
    var row = ""
    var blanks = 0
    for (value, width) in zip(values, widths) {
      let cell = truncate(escaped(value), to: width)
      row += String(repeating: " ", count: blanks) + cell
      blanks = width - displayWidth(of: cell) + Self.gap
    }
    return limit.map { truncate(row, to: $0) } ?? row
  }
}
