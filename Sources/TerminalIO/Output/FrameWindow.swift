/// The part of a frame that a terminal has rows for: the part with the cursor.
struct FrameWindow {
  /// The frame's first row that is shown.
  private(set) var first = 0

  /// Moves as little as it can so that the cursor's row is shown, and nothing is wasted below the frame's end.
  ///
  /// Returns the rows of the frame that are shown.
  mutating func follow(_ cursor: Int?, frameRows: Int, screenRows: Int) -> Range<Int> {
    let height = min(frameRows, max(1, screenRows))
    if let cursor {
      if cursor < first { first = cursor }
      if cursor >= first + height { first = cursor - height + 1 }
    }
    first = max(0, min(first, frameRows - height))
    return first..<first + height
  }
}
