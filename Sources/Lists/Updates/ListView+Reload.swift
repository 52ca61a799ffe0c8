import Differences
import Views

extension ListView {
  /// Asks the data source for everything anew.
  ///
  /// Nothing is selected then; the cursor and the scroll position stay where they were, as far as there are rows.
  public func reloadData() { update { $0.reload() } }

  private func reload() {
    endAnimations()
    selection = []
    pressedRow = nil
    isLayoutStale = true
    refillCells()
    dropHeadersAndFooters()
    setNeedsDisplay()
  }

  /// Changes what is shown: now, or if the list is drawing, as soon as it has drawn.
  ///
  /// Who fills in a cell, or hears that it comes into sight, may so have a model change: to load more rows.
  func update(_ change: @escaping (ListView) -> Void) {
    guard isDrawing else { return change(self) }
    pendingUpdates.append { [weak self] in if let self { change(self) } }
    setNeedsDisplay()
  }

  /// Makes the changes that came while the list drew.
  ///
  /// - Returns: Whether there were any, so that it must be drawn again.
  func takePendingUpdates() -> Bool {
    let updates = pendingUpdates
    pendingUpdates = []
    for update in updates { update() }
    return !updates.isEmpty
  }
}
