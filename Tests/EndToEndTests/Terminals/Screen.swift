/// What stands on a terminal: its rows without the blanks at their ends, and where the cursor is.
struct Screen: Equatable, CustomStringConvertible {
  /// The rows, from the top.
  var rows: [String]
  /// The cursor's cell, from 0.
  var cursor: Cell
  /// Whether the cursor is shown.
  var cursorIsShown: Bool

  struct Cell: Equatable {
    var row: Int
    var column: Int
  }

  /// The rows down to the last that holds something.
  var text: String {
    let end = rows.lastIndex { !$0.isEmpty } ?? -1
    return rows[...end].joined(separator: "\n")
  }

  /// The row that the cursor is on.
  var cursorRow: String { rows.indices.contains(cursor.row) ? rows[cursor.row] : "" }

  /// The rows in a frame, for a failure's message; `▏` stands where the cursor does.
  var description: String {
    let picture = rows.enumerated().map { index, row in
      index == cursor.row ? "|\(row)   <- cursor at column \(cursor.column)" : "|\(row)"
    }
    return picture.joined(separator: "\n")
  }
}
