import Differences

/// Where rows of an old model stand in a new one.
///
/// It answers for the few rows that a list cares about (those in sight, the focused, the selected), in one pass
/// over the changes: O(changes * log(rows asked for)), and nothing is kept for the rows of the model.
struct RowPlaces {
  private var places: [IndexPath: IndexPath] = [:]
  /// For rows that are gone from sections that stay: where the next row that stayed stands.
  private var neighbours: [IndexPath: IndexPath] = [:]
  private let sections: SectionPlaces

  /// The places of `indexPaths` after `changes`, from a model of `sectionCount` sections.
  init(_ indexPaths: some Sequence<IndexPath>, after changes: Changeset, sectionCount: Int) {
    sections = SectionPlaces(changes, sectionCount: sectionCount)
    var wanted = Wanted(indexPaths)
    for move in changes.movedItems {
      if wanted.contains(move.from) { places[move.from] = move.to }
      wanted.take(move.from)
    }
    for run in changes.deletedItems.runs { wanted.take(run.rows, in: run.section) }
    var arrivals = Arrivals(changes)
    for (newSection, oldSection) in sections.newToOld.enumerated() {
      guard let oldSection, wanted.hasRows(in: oldSection) else { continue }
      arrivals.enter(newSection)
      for (row, rank) in wanted.ranks(in: oldSection) {
        let path = IndexPath(row: row, section: oldSection)
        guard places[path] == nil else { continue }
        let place = IndexPath(row: arrivals.row(ofStaying: rank), section: newSection)
        if changes.deletedItems.contains(path) { neighbours[path] = place } else { places[path] = place }
      }
    }
  }

  /// Where a row that was asked for stands now; `nil` where it is gone.
  subscript(indexPath: IndexPath) -> IndexPath? { places[indexPath] }

  /// Where the row below stands that stayed, for a row that was asked for and is gone.
  ///
  /// It may lie beyond the end of its section, where none below stayed.
  func nearest(to indexPath: IndexPath) -> IndexPath {
    if let neighbour = neighbours[indexPath] { return neighbour }
    let below = sections.oldToNew.dropFirst(indexPath.section + 1).lazy.compactMap(\.self).first
    return below.map { IndexPath(row: 0, section: $0) }
      ?? IndexPath(row: .max, section: max(0, sections.newToOld.count - 1))
  }

  /// Where a section stands now; `nil` where it is gone.
  func section(_ section: Int) -> Int? { sections.oldToNew[section] }
}
