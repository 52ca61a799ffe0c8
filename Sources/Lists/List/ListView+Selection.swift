public import Differences
import RxCore
import Views

extension ListView {
  /// The selected rows, from the top.
  public var indexPathsForSelectedRows: [IndexPath] { selection.sorted() }

  /// The first selected row; `nil` where none is.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// Selects a row, and tells nobody: the program knows.
  ///
  /// Where one row can be selected, the one before is not any more. A row that does not exist is left alone.
  public func selectRow(at indexPath: IndexPath) {
    layoutIfNeeded(width: layoutWidth)
    guard layout.contains(indexPath) else { return }
    if !allowsMultipleSelection { for other in selection where other != indexPath { deselectRow(at: other) } }
    selection.insert(indexPath)
    parts.cells[indexPath]?.isSelected = true
    setNeedsDisplay()
  }

  /// Takes a row out of the selection, and tells nobody.
  public func deselectRow(at indexPath: IndexPath) {
    guard selection.remove(indexPath) != nil else { return }
    parts.cells[indexPath]?.isSelected = false
    setNeedsDisplay()
  }

  func selectionModeDidChange() {
    if !allowsMultipleSelection { for row in indexPathsForSelectedRows.dropFirst() { deselectRow(at: row) } }
    if rowHeight == .automatic { isLayoutStale = true }
    setNeedsDisplay()
  }

  /// A person selects a row.
  func choose(_ indexPath: IndexPath) {
    guard allowsSelection, layout.contains(indexPath) else { return }
    let event = event(at: indexPath)
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectRow(at: indexPath)
      tellDeselected(event)
      return
    }
    let others = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }.map(self.event)
    selectRow(at: indexPath)
    for other in others { tellDeselected(other) }
    delegate?.listView(self, didSelectRowAt: indexPath)
    events.selected.accept(event)
  }

  private func tellDeselected(_ event: RowEvent) {
    delegate?.listView(self, didDeselectRowAt: event.indexPath)
    events.deselected.accept(event)
  }

  /// What is told of a row: with its model as it is now.
  func event(at indexPath: IndexPath) -> RowEvent {
    let source = dataSource as? any SectionedViewDataSourceType
    return RowEvent(indexPath: indexPath, model: source?.model(at: indexPath))
  }
}
