import TerminalIO

/// Text broken into rows wherever one is full, and where the cursor stands in it.
struct WrappedText {
  /// The rows, from the top; an empty last one where only the cursor stands in it.
  private(set) var rows = [""]
  /// The cursor's cell.
  private(set) var cursor = Frame.Position(row: 0, column: 0)

  /// Breaks `text` into rows of `width` cells; a wide character that does not fit goes to the next row.
  ///
  /// O(length).
  init(_ text: String, cursor position: Int, width: Int) {
    var cells = 0
    var index = 0
    for character in text {
      let own = displayWidth(of: character)
      if cells > 0, cells + own > width { breakRow(&cells) }
      if index == position { place(cells) }
      rows[rows.count - 1].append(character)
      cells += own
      index += 1
    }
    guard position >= index else { return }
    if cells >= width { breakRow(&cells) }
    place(cells)
  }

  /// The rows that are shown where there is room for `limit`: the last ones that hold the cursor's.
  func shown(_ limit: Int) -> Range<Int> {
    let end = max(cursor.row + 1, min(rows.count, limit))
    return max(0, end - limit)..<end
  }

  private mutating func breakRow(_ cells: inout Int) {
    rows.append("")
    cells = 0
  }

  private mutating func place(_ cells: Int) { cursor = Frame.Position(row: rows.count - 1, column: cells) }
}
