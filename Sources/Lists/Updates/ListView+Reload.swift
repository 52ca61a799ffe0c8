import Differences
import Views

extension ListView {
  /// Asks the data source for everything anew.
  ///
  /// Nothing is selected then; the cursor and the scroll position stay where they were, as far as there are rows.
  public func reloadData() {
    endAnimations()
    selection = []
    pressedRow = nil
    isLayoutStale = true
    refillCells()
    dropHeadersAndFooters()
    setNeedsDisplay()
  }
}
