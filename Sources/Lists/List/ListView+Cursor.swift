public import Differences
import Views

extension ListView {
  /// The row that the keys work on; `nil` before the list was focused, and where there are no rows.
  ///
  /// Setting it scrolls to the row. A row that does not exist is left alone.
  public var focusedIndexPath: IndexPath? {
    get {
      layoutIfNeeded(width: layoutWidth)
      return cursorRow
    }
    set {
      layoutIfNeeded(width: layoutWidth)
      guard let newValue else { return moveCursor(to: nil) }
      if layout.contains(newValue) { moveCursor(to: newValue) }
    }
  }

  /// Scrolls as little as it takes to have a row in sight; before the list was drawn, when it is.
  ///
  /// A row that does not exist is left alone.
  public func scrollToRow(at indexPath: IndexPath) {
    guard rowHeightsDiffer else {
      layoutIfNeeded(width: layoutWidth)
      if layout.contains(indexPath) { scrollToVisible(rows: rowsToShow(for: indexPath)) }
      return
    }
    guard height != nil, width > 0, !isDrawing else { return scrollToRowLater(indexPath) }
    layoutIfNeeded(width: layoutWidth)
    guard layout.contains(indexPath) else { return }
    measure(around: .row(indexPath))
    // Rows that come into sight may be higher than was guessed, and move it out of sight again.
    var rows: Range<Int>?
    while rows != rowsToShow(for: indexPath) {
      rows = rowsToShow(for: indexPath)
      scrollToVisible(rows: rowsToShow(for: indexPath))
      measureWhatIsInSight()
    }
  }

  private func scrollToRowLater(_ indexPath: IndexPath) {
    pendingUpdates.append { [weak self] in
      if let self, height != nil { scrollToRow(at: indexPath) }
    }
    setNeedsDisplay()
  }

  /// Has a cursor, where there is a row for it.
  func placeCursor() {
    guard cursorRow == nil, !isLayoutStale else { return }
    moveCursor(to: layout.firstRow(fromSection: 0), scrolls: false)
  }

  func moveCursor(to indexPath: IndexPath?, scrolls: Bool = true) {
    if indexPath != cursorRow {
      cursorRow.map { parts.cells[$0]?.isHighlighted = false }
      cursorRow = indexPath
      indexPath.map { parts.cells[$0]?.isHighlighted = true }
      setNeedsDisplay()
    }
    if scrolls, let indexPath { scrollToRow(at: indexPath) }
  }

  /// The rows of the screen that show a row: with the header and the footer of its section that stand next to it, if
  /// there is room for them.
  func rowsToShow(for indexPath: IndexPath) -> Range<Int> {
    let row = layout.rows(of: .row(indexPath))
    guard let height else { return row }
    var rows = row
    if indexPath.row == 0 {
      rows = layout.rows(of: .header(section: indexPath.section)).lowerBound..<rows.upperBound
    }
    if indexPath.row == layout.rowCount(inSection: indexPath.section) - 1 {
      rows = rows.lowerBound..<layout.rows(of: .footer(section: indexPath.section)).upperBound
    }
    return rows.count + contentInset.top + contentInset.bottom <= height ? rows : row
  }
}
