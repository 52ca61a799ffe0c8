/// How far above the cursor a frame begins after the terminal got narrower.
///
/// Terminals that keep text when they are resized (VTE, kitty, iTerm2, tmux, Windows Terminal) break a row that
/// became too long into several, and move the cursor with its character.
enum Reflow {
  /// The rows from the frame's first to the cursor's, each row broken at `columns` cells.
  static func rows(above cursorRow: Int, column: Int, in rows: [PaintedRow], columns: Int) -> Int {
    let columns = max(1, columns)
    let above = rows.prefix(cursorRow).reduce(0) { $0 + $1.rows(brokenAt: columns) }
    guard cursorRow < rows.count else { return above + column / columns }
    return above + rows[cursorRow].row(ofCell: column, brokenAt: columns)
  }
}

extension PaintedRow {
  func rows(brokenAt columns: Int) -> Int {
    width == 0 ? 1 : row(ofCell: width - 1, brokenAt: columns) + 1
  }

  /// In which of the rows that this one is broken into a cell stands.
  ///
  /// A wide character that would be cut goes
  /// to the next row whole.
  func row(ofCell wanted: Int, brokenAt columns: Int) -> Int {
    guard !isASCII else { return wanted / columns }
    var row = 0
    var column = 0
    var index = 0
    while index < bytes.count {
      let start = cell(at: index)
      repeat { index += 1 } while index < bytes.count && cell(at: index) == start
      let cells = cell(at: index) - start
      if column > 0, column + cells > columns {
        row += 1
        column = 0
      }
      if start + cells > wanted { return row }
      column += cells
    }
    return row + (column + wanted - width) / columns
  }
}
