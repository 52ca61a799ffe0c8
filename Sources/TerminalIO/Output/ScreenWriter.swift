/// Collects what a frame sends, and knows where that leaves the cursor.
///
/// Only sequences that every terminal has, and only relative moves: where on the screen the frame stands is
/// the business of one that fills it only, which begins at home. A move down is made of line feeds, which make rows at the bottom of the screen.
struct ScreenWriter {
  /// What is to be sent.
  private(set) var bytes: [UInt8] = []
  /// The cursor's row, from the frame's first.
  private(set) var row = 0
  /// The cursor's column; `nil` where terminals differ: behind a full row, or behind text that some of them
  /// take for wider than others.
  private(set) var column: Int? = 0

  /// Begins anew, with the cursor where it is.
  mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

  /// Says that the cursor's row is now the frame's first, and its column is not known.
  mutating func startHere() {
    row = 0
    column = nil
  }

  /// Goes to the screen's first cell, which is the frame's.
  mutating func goHome() {
    bytes += [0x1B, 0x5B, 0x48]
    row = 0
    column = 0
  }

  mutating func move(toRow wantedRow: Int, column wantedColumn: Int) {
    if wantedRow > row {
      bytes.append(0x0D)
      for _ in row..<wantedRow { bytes.append(0x0A) }
      column = 0
    } else if wantedRow < row {
      if column == nil { returnToStart() }
      sequence(row - wantedRow, "A")
    }
    row = wantedRow
    guard column != wantedColumn else { return }
    guard let current = column, wantedColumn > 0 else {
      returnToStart()
      if wantedColumn > 0 { sequence(wantedColumn, "C") }
      column = wantedColumn
      return
    }
    if wantedColumn > current { sequence(wantedColumn - current, "C") }
    if wantedColumn < current { sequence(current - wantedColumn, "D") }
    column = wantedColumn
  }

  /// Goes up to where the frame begins, which is not where it was left.
  mutating func moveUp(rows: Int) {
    returnToStart()
    if rows > 0 { sequence(rows, "A") }
    row = 0
  }

  /// Writes the row from one of its bytes on; the cursor is where that byte belongs.
  mutating func write(_ painted: PaintedRow, from start: Int, screenColumns: Int, depth: ColorDepth) {
    var style = Style.plain
    var index = start
    func next(after index: Int) -> Int {
      let run = painted.runs.first { $0.start > index }?.start ?? painted.bytes.count
      return min(run, painted.doubts.first { $0 > index } ?? painted.bytes.count)
    }
    while index < painted.bytes.count {
      let wanted = painted.style(at: index)
      if wanted != style { SGR.append(wanted, depth: depth, to: &bytes) }
      style = wanted
      let end = next(after: index)
      bytes.append(contentsOf: painted.bytes[index..<end])
      index = end
      if painted.doubts.contains(index), painted.cell(at: index) < screenColumns {
        returnToStart()
        sequence(painted.cell(at: index), "C")
      }
    }
    if style != .plain { SGR.append(.plain, depth: depth, to: &bytes) }
    let isCertain = painted.isASCII && painted.width < screenColumns
    column = isCertain ? painted.width : nil
  }

  /// Erases from the cursor to the end of its row.
  mutating func eraseToEndOfRow() { bytes += [0x1B, 0x5B, 0x4B] }

  /// Erases from the cursor to the end of the screen.
  mutating func eraseBelow() { bytes += [0x1B, 0x5B, 0x4A] }

  mutating func showCursor(_ shows: Bool) {
    bytes += Array((shows ? "\u{1B}[?25h" : "\u{1B}[?25l").utf8)
  }

  private mutating func returnToStart() {
    bytes.append(0x0D)
    column = 0
  }

  private mutating func sequence(_ count: Int, _ final: Unicode.Scalar) {
    bytes += [0x1B, 0x5B]
    if count != 1 { SGR.append(count, to: &bytes) }
    bytes.append(UInt8(truncatingIfNeeded: final.value))
  }
}
