import Differences
import TerminalIO
import Views

extension ListView {
  /// The row of the list in a cell of the view; `nil` beside the rows.
  private func indexPath(at position: Frame.Position) -> IndexPath? {
    let row = position.row + (height == nil ? 0 : contentOffset)
    guard let contentRow = ghosts.contentRow(at: row),
      case .row(let indexPath)? = layout.part(at: contentRow)?.part
    else { return nil }
    return indexPath
  }

  /// The button goes down on a row: the cursor goes there.
  func press(_ event: MouseEvent, at position: Frame.Position) -> Bool {
    guard event.button == 1, let indexPath = indexPath(at: position) else { return false }
    pressedRow = indexPath
    moveCursor(to: indexPath, scrolls: false)
    return true
  }

  /// The button goes up: where it went down, the row is selected.
  func release(_ event: MouseEvent, at position: Frame.Position) {
    defer { pressedRow = nil }
    guard let pressedRow, indexPath(at: position) == pressedRow else { return }
    choose(pressedRow)
  }
}
