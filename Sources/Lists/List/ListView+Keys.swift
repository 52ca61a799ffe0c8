public import Differences
import TerminalIO
import Views

extension ListView {
  /// Does what a key is for; `false` for a key that does nothing here.
  func handle(_ key: KeyPress) -> Bool {
    layoutIfNeeded(width: layoutWidth)
    guard key.modifiers.isEmpty, let cursorRow = cursorRow ?? layout.firstRow(fromSection: 0) else {
      return false
    }
    switch key.key {
    case .up, .scalar("k"): return move(to: layout.row(before: cursorRow))
    case .down, .scalar("j"):
      return move(to: self.cursorRow == nil ? cursorRow : layout.row(after: cursorRow))
    case .pageUp: return move(to: row(pagesBelow: -1, of: cursorRow))
    case .pageDown: return move(to: row(pagesBelow: 1, of: cursorRow))
    case .home: return move(to: layout.firstRow(fromSection: 0))
    case .end: return move(to: layout.lastRow(upToSection: layout.sectionCount - 1))
    case .enter, .scalar(" "): return act(on: cursorRow, taps: key.key == .enter)
    case .delete, .scalar("d"): return delete(cursorRow)
    default: return false
    }
  }

  /// Does to a row what Enter does: taps its cell or selects it, and tells who listens, as if a person had done it.
  ///
  /// It is how a script stands in for a person.
  ///
  /// - Returns: Whether there is such a row, and anything came of it.
  @discardableResult
  public func activateRow(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded(width: layoutWidth)
    return layout.contains(indexPath) && act(on: indexPath, taps: true)
  }

  private func move(to indexPath: IndexPath?) -> Bool {
    guard let indexPath, indexPath != cursorRow else { return false }
    moveCursor(to: indexPath)
    return true
  }

  /// Enter is for who looks for taps on the row first.
  private func act(on indexPath: IndexPath, taps: Bool) -> Bool {
    moveCursor(to: indexPath)
    if taps, cellForRow(at: indexPath)?.tap() == true { return true }
    guard allowsSelection else { return false }
    choose(indexPath)
    return true
  }

  /// The row a screenful further on, less one row that stays in sight; the last one where there are no more.
  private func row(pagesBelow pages: Int, of indexPath: IndexPath) -> IndexPath? {
    guard let height else { return nil }
    let page = max(1, height - contentInset.top - contentInset.bottom - 1)
    measure(around: .row(indexPath))
    let row = layout.rows(of: .row(indexPath)).lowerBound + pages * page
    guard let place = layout.part(at: max(0, min(row, layout.height - 1))) else { return nil }
    let found: IndexPath? =
      switch place.part {
      case .row(let indexPath): indexPath
      case .header(let section):
        pages > 0
          ? layout.firstRow(fromSection: section)
          : layout.lastRow(upToSection: section - 1) ?? layout.firstRow(fromSection: section)
      case .footer(let section):
        pages < 0
          ? layout.lastRow(upToSection: section)
          : layout.firstRow(fromSection: section + 1) ?? layout.lastRow(upToSection: section)
      }
    return found
  }
}
