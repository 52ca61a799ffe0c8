extension PaintedRow {
  /// The first byte from which `new` has to be written over this row; `nil` when it stands there already.
  ///
  /// Always the first byte of a character in both rows, so that no character is written in part, and no mark
  /// stays on a character that lost it. O(n).
  func firstDifference(from new: PaintedRow) -> Int? {
    guard self != new else { return nil }
    let shorter = min(bytes.count, new.bytes.count)
    var index = 0
    while index < shorter, bytes[index] == new.bytes[index] { index += 1 }
    index = min(index, firstStyleDifference(from: new))
    while index > 0, continues(at: index) || new.continues(at: index) { index -= 1 }
    return index
  }

  /// Whether the byte at `index` is of the same character as the one before it.
  private func continues(at index: Int) -> Bool {
    index < bytes.count && cell(at: index) == cell(at: index - 1)
  }

  private func firstStyleDifference(from new: PaintedRow) -> Int {
    let shorter = min(runs.count, new.runs.count)
    for index in 0..<shorter where runs[index] != new.runs[index] {
      return min(runs[index].start, new.runs[index].start)
    }
    let longer = runs.count > new.runs.count ? runs : new.runs
    return longer.count > shorter ? longer[shorter].start : .max
  }
}
