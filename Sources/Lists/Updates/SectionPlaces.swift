import Differences

/// Where the sections of an old model stand in a new one; O(sections).
struct SectionPlaces {
  /// For each section of the new model the old one that it was; `nil` for one that came.
  private(set) var newToOld: [Int?] = []
  /// For each section of the old model where it stands now; `nil` for one that is gone.
  private(set) var oldToNew: [Int?]

  init(_ changes: Changeset, sectionCount: Int) {
    oldToNew = Array(repeating: nil, count: sectionCount)
    var hasLeft = Array(repeating: false, count: sectionCount)
    for section in changes.deletedSections { hasLeft[section] = true }
    for move in changes.movedSections { hasLeft[move.from] = true }
    let count = sectionCount - changes.deletedSections.count + changes.insertedSections.count
    newToOld = Array(repeating: nil, count: count)
    var isTaken = Array(repeating: false, count: count)
    for section in changes.insertedSections { isTaken[section] = true }
    for move in changes.movedSections {
      isTaken[move.to] = true
      newToOld[move.to] = move.from
    }
    let staying = (0..<sectionCount).filter { !hasLeft[$0] }
    for (old, new) in zip(staying, (0..<count).filter { !isTaken[$0] }) { newToOld[new] = old }
    for (new, old) in newToOld.enumerated() { if let old { oldToNew[old] = new } }
  }
}
