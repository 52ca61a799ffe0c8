import Differences
import Views

extension ListView {
  /// Shows a new model of which the changes are known: rows that stay keep their cells, and what a person did to
  /// them; `swap` gives the data source the new model.
  func apply(_ changes: Changeset, animation: AnimationConfiguration, swap: () -> Void) {
    layoutIfNeeded(width: layoutWidth)
    ghosts = Ghosts()
    let before = Sight(of: self)
    let wanted = Set(before.rows).union(selection).union(tints.rows).union(
      [cursorRow, pressedRow].compactMap(\.self))
    let sectionCount = layout.sectionCount
    swap()
    let places = RowPlaces(wanted, after: changes, sectionCount: sectionCount)
    selection = Set(selection.compactMap { places[$0] })
    pressedRow = pressedRow.flatMap { places[$0] }
    tints.follow { places[$0] }
    cursorRow = cursorRow.map { places[$0] ?? places.nearest(to: $0) }
    let pictures = before.pictures(of: self, without: places)
    moveCells(places, changes)
    dropHeadersAndFooters()
    makeLayout()
    showGhosts(of: pictures, animation, visible: before.rows.count)
    scroll(back: before, changes, places)
    ghosts.place = (max(0, contentOffset), layoutWidth)
    for (indexPath, cell) in parts.cells {
      cell.isSelected = selection.contains(indexPath)
      cell.isHighlighted = cursorRow == indexPath
    }
    tint(changes, animation, visible: before.rows.count)
    scheduleEnd()
    setNeedsDisplay()
  }

  /// Cells of rows that stay go with them; those of rows that changed are filled in anew.
  private func moveCells(_ places: RowPlaces, _ changes: Changeset) {
    let cells = parts.cells
    parts.cells = [:]
    var refilled: [IndexPath: ListViewCell] = [:]
    for (indexPath, cell) in cells {
      if let place = places[indexPath], !changes.updates(place) {
        parts.cells[place] = cell
      } else {
        endDisplaying(cell, at: indexPath)
        refilled[places[indexPath] ?? indexPath] = cell
      }
    }
    queue.put(refilled.filter { parts.cells[$0.key] == nil })
    for (indexPath, cell) in refilled where parts.cells[indexPath] != nil {
      cell.removeFromSuperview()
      queue.put(cell)
    }
  }

  /// The same rows stay in sight where they were; a list that showed its beginning goes on to show it.
  private func scroll(back before: Sight, _ changes: Changeset, _ places: RowPlaces) {
    guard let height, width > 0 else { return }
    if !before.isAtTop, let anchor = before.anchor(after: changes, places) {
      measure(around: .row(anchor.indexPath))
      let top = layout.rows(of: .row(anchor.indexPath)).lowerBound - contentInset.top - anchor.row
      contentOffset = top < 0 ? top : settle(top..<top + height).lowerBound
    }
    if before.showsCursor, let cursorRow { scrollToRow(at: cursorRow) }
  }
}

extension Changeset {
  /// Whether the content of the row that stands at `indexPath` now is another; O(log updates).
  func updates(_ indexPath: IndexPath) -> Bool { updatedItems.contains(arrivalAt: indexPath) }

  /// Whether the row that stands at `indexPath` now, or its section, was moved there.
  func moves(_ indexPath: IndexPath) -> Bool {
    movedItems.contains(arrivalAt: indexPath) || movedSections.contains { $0.to == indexPath.section }
  }

  /// Whether the row that stands at `indexPath` now came with this change; O(log changes).
  func inserts(_ indexPath: IndexPath) -> Bool {
    insertedItems.contains(indexPath)
      || insertedSections.contains(indexPath.section) && !movedItems.contains(arrivalAt: indexPath)
  }
}

extension [Transition<IndexPath>] {
  /// Whether one of these, ascending in the new model, ends at `indexPath`.
  fileprivate func contains(arrivalAt indexPath: IndexPath) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].to < indexPath { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].to == indexPath
  }
}
