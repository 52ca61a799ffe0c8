/// Shows frames in the terminal's own flow of text, below what is there, so that what a form looked like stays in the
/// scrollback; or, with `fillsScreen`, on the whole of an alternate screen (`TerminalGuard.alternateScreen`), where
/// nothing stays.
///
/// Only rows that changed are written, and of these only what comes after the part they share. A frame is one
/// `write`. Where the terminal has fewer rows than the frame, the part with the cursor is shown. No row ever
/// wraps. A failed write is kept in `failure`, and nothing is written after it.
///
/// What the terminal is must be known before: for `TERM=dumb`, and for what is no terminal, use `PlainRenderer`.
public final class TerminalRenderer: Renderer {
  /// How many cells there are, as last measured: at the start, and by `invalidate()` and `resume()`.
  public private(set) var size: TerminalSize

  /// Whether the last frame no longer stands as it was painted.
  public var needsRender: Bool { !isSuspended && (standing == .resized || isReturned) }

  /// The error number of the first write that failed.
  public var failure: Int32? { writer.failure }

  private enum Standing {
    /// Nothing of a frame is on the screen.
    case nothing
    /// The last frame, as it was painted.
    case painted
    /// The last frame, as the terminal broke its rows when it was resized.
    case resized
  }

  /// The descriptor that is written to.
  public var output: Int32 { writer.descriptor }
  /// The colours that the terminal has.
  public let depth: ColorDepth
  /// Whether frames begin in the screen's first cell.
  public let fillsScreen: Bool

  private let keeper: TerminalGuard?
  private let measure: () -> TerminalSize
  private var writer: DescriptorWriter
  private var screen = ScreenWriter()
  private var standing = Standing.nothing
  private var isSuspended = false
  private var isReturned = false
  private var hidesCursor = false
  private var window = FrameWindow()
  private var last = Frame()
  private var lines: [Line] = []
  private var painted: [PaintedRow] = []
  /// The row that has characters which no frame had yet.
  private var rowAhead: Int?

  /// A renderer that writes to `output` (2 is standard error).
  ///
  /// With `fillsScreen` it paints from the screen's first cell on, which is the renderer's alone.
  /// `keeper` shows the cursor again if the program ends while a frame is shown, and resets the colours at the end
  /// if one was sent.
  /// `measure` gives the terminal's size; without it the system is asked about `output`.
  public init(
    output: Int32 = 2, depth: ColorDepth, keeper: TerminalGuard? = nil, fillsScreen: Bool = false,
    measure: (() -> TerminalSize)? = nil
  ) {
    self.depth = depth
    self.keeper = keeper
    self.fillsScreen = fillsScreen
    let measure = measure ?? { terminalSize(output) { _ in nil } }
    self.measure = measure
    size = measure()
    writer = DescriptorWriter(descriptor: output)
  }

  deinit {
    guard hidesCursor else { return }
    screen.removeBytes()
    showCursor(true)
    send()
  }

  /// Shows `frame` in place of the one before.
  ///
  /// O(changed rows), and a comparison of the others.
  public func render(_ frame: Frame) {
    guard !isSuspended else { return }
    if standing == .painted, rowAhead == nil, frame == last { return }
    screen.removeBytes()
    last = frame
    isReturned = false
    begin()
    let rows = max(frame.lines.count, frame.cursor.map { $0.row + 1 } ?? 0)
    let shown = window.follow(
      frame.cursor?.row, focus: frame.focus, frameRows: rows, screenRows: size.rows)
    let changes = layOut(frame, shown)
    rowAhead = nil
    let isShorter = painted.count > shown.count
    let hides = !hidesCursor && changes.count + (isShorter ? 1 : 0) > 1
    if hides { showCursor(false) }
    for change in changes { paint(change) }
    if isShorter { eraseRows(from: shown.count) }
    place(frame.cursor, firstRow: shown.lowerBound)
    standing = .painted
    send()
    if !fillsScreen { keeper?.noteFrame(rowsToBelow: max(0, painted.count - screen.row)) }
  }

  /// Shows a character at the cursor, where nothing stands behind it in its row.
  ///
  /// O(1).
  public func echo(_ character: Character) -> Bool {
    let index = screen.row
    guard standing == .painted, !hidesCursor, let byte = character.asciiValue,
      index < painted.count, screen.column == painted[index].width,
      painted[index].width + 1 < size.columns, painted[index].append(byte: byte)
    else { return false }
    rowAhead = index
    screen.removeBytes()
    let row = painted[index]
    screen.write(row, from: row.bytes.count - 1, screenColumns: size.columns, depth: depth)
    send()
    return true
  }

  /// The terminal was resized (SIGWINCH): the next frame is painted anew, in place of the old one.
  public func invalidate() {
    size = measure()
    if standing == .painted { standing = .resized }
  }

  /// Leaves the terminal to others, before the program stops: the cursor goes below the frame, and is shown.
  public func suspend() {
    guard !isSuspended else { return }
    let frame = last
    finish()
    last = frame
    isSuspended = true
  }

  /// Takes the terminal back; the next frame is painted anew, where the cursor is.
  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    isReturned = true
    size = measure()
  }

  /// Leaves the last frame standing and the cursor, shown, on a fresh row below it; on a screen of its own, anywhere.
  public func finish() {
    if fillsScreen {
      screen.removeBytes()
      return forget()
    }
    if standing == .resized { render(last) }
    screen.removeBytes()
    if !painted.isEmpty { screen.move(toRow: painted.count, column: 0) }
    forget()
  }

  /// Takes the last frame off the screen again, and shows the cursor.
  public func erase() {
    screen.removeBytes()
    if standing != .nothing { begin() }
    if !painted.isEmpty { eraseRows(from: 0) }
    forget()
  }

  /// Brings the cursor to a known place, with nothing of a frame below it that does not stand as painted.
  private func begin() {
    switch standing {
    case .painted: return
    case .nothing where fillsScreen, .resized where fillsScreen: screen.goHome()
    case .nothing: screen.startHere()
    case .resized:
      let rows = Reflow.rows(
        above: screen.row, column: lastColumn, in: painted, columns: size.columns)
      screen.moveUp(rows: rows)
    }
    lines = []
    painted = []
    screen.move(toRow: 0, column: 0)
    screen.eraseBelow()
  }

  /// Where the cursor was left, for one whose column is not certain too.
  private var lastColumn: Int {
    screen.column ?? (screen.row < painted.count ? painted[screen.row].width : 0)
  }

  private struct Change {
    var index: Int
    var from: Int
    var erasesRest: Bool
  }

  /// Lays out what changed, and says from where on it has to be written.
  private func layOut(_ frame: Frame, _ shown: Range<Int>) -> [Change] {
    var changes: [Change] = []
    for (index, row) in shown.enumerated() {
      let line = row < frame.lines.count ? frame.lines[row] : Line()
      if index < painted.count {
        if lines[index] == line, index != rowAhead { continue }
        let new = PaintedRow(line, columns: size.columns, depth: depth)
        if let from = painted[index].firstDifference(from: new) {
          changes.append(
            Change(index: index, from: from, erasesRest: painted[index].width > new.width))
          painted[index] = new
        }
        lines[index] = line
      } else {
        painted.append(PaintedRow(line, columns: size.columns, depth: depth))
        lines.append(line)
        changes.append(Change(index: index, from: 0, erasesRest: false))
      }
    }
    return changes
  }

  private func paint(_ change: Change) {
    let row = painted[change.index]
    // Told to the guard before the first styled row is sent; a terminal that got none needs no reset.
    if !row.runs.isEmpty { keeper?.usesStyles = true }
    screen.move(toRow: change.index, column: row.cell(at: change.from))
    screen.write(row, from: change.from, screenColumns: size.columns, depth: depth)
    if change.erasesRest { screen.eraseToEndOfRow() }
  }

  private func eraseRows(from row: Int) {
    screen.move(toRow: row, column: 0)
    screen.eraseBelow()
    painted.removeSubrange(row...)
    lines.removeSubrange(row...)
  }

  private func place(_ cursor: Frame.Position?, firstRow: Int) {
    guard let cursor else {
      if !hidesCursor { showCursor(false) }
      return
    }
    screen.move(
      toRow: cursor.row - firstRow, column: max(0, min(cursor.column, size.columns - 1)))
    if hidesCursor { showCursor(true) }
  }

  private func showCursor(_ shows: Bool) {
    hidesCursor = !shows
    screen.showCursor(shows)
  }

  /// Sends the end of a frame's life.
  private func forget() {
    if hidesCursor { showCursor(true) }
    send()
    standing = .nothing
    isReturned = false
    window = FrameWindow()
    last = Frame()
    lines = []
    painted = []
    rowAhead = nil
    keeper?.noteFrame(rowsToBelow: 0)
  }

  /// One write a frame.
  private func send() {
    if hidesCursor { keeper?.noteCursor(isHidden: true) }
    writer.write(screen.bytes)
    if !hidesCursor { keeper?.noteCursor(isHidden: false) }
  }
}
