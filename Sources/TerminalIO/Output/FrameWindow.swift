/// The part of a frame that a terminal has rows for: the part with the cursor.
struct FrameWindow {
  /// The frame's first row that is shown.
  private(set) var first = 0

  /// Moves as little as it can so that the cursor's row is shown, those of `focus` as far as there is room, and nothing is
  /// wasted below the frame's end.
  ///
  /// Returns the rows of the frame that are shown.
  mutating func follow(
    _ cursor: Int?, focus: Range<Int>? = nil, frameRows: Int, screenRows: Int
  ) -> Range<Int> {
    let height = min(frameRows, max(1, screenRows))
    if let focus { show(focus, height) }
    if let cursor { show(cursor..<cursor + 1, height) }
    first = max(0, min(first, frameRows - height))
    return first..<first + height
  }

  /// Of more rows than there is room for, the first.
  private mutating func show(_ rows: Range<Int>, _ height: Int) {
    if rows.upperBound > first + height { first = rows.upperBound - height }
    if rows.lowerBound < first { first = rows.lowerBound }
  }
}
