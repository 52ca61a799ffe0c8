import TerminalIO

/// Text broken between its words, for who reads it.
extension WrappedText {
  /// The rows of one line of text, each at most `width` cells.
  ///
  /// The blanks where a row breaks are left out; rows that go on are indented as the line is, where that leaves them half
  /// of their cells. A word that is longer than a row is broken wherever the row is full. Of more rows than `limit` the
  /// last is cut, with an ellipsis. O(length).
  static func byWords(_ text: String, width: Int, limit: Int = .max) -> [String] {
    guard limit > 1, width > 0, displayWidth(of: text) > width else { return [truncate(text, to: width)] }
    let start = text.prefix { $0 == " " }
    let indent = start.count <= width / 2 ? String(start) : ""
    var rows: [String] = []
    var rest = text.dropFirst(start.count).trimmingBlanks()
    while !rest.isEmpty {
      guard rows.count < limit - 1 else {
        rows.append(truncate(indent + rest, to: width))
        break
      }
      let row = firstRow(of: rest, width: width - indent.count)
      rows.append(indent + row.trimmingBlanks())
      rest = rest[row.endIndex...].drop { $0 == " " }
    }
    return rows.isEmpty ? [""] : rows
  }

  /// What of `text` stands in a row of `width` cells: all that fits, else whole words, else a part of one.
  private static func firstRow(of text: Substring, width: Int) -> Substring {
    var cells = 0
    var end = text.startIndex
    var wordsEnd: Substring.Index?
    while end < text.endIndex {
      let character = text[end]
      if character == " " {
        wordsEnd = end
      } else {
        cells += displayWidth(of: character)
        // A character that is wider than the row stands alone.
        if cells > width, end > text.startIndex { return text[..<(wordsEnd ?? end)] }
      }
      if character == " " { cells += 1 }
      end = text.index(after: end)
    }
    return text
  }
}

extension Substring {
  /// Without the blanks at its end.
  fileprivate func trimmingBlanks() -> Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
