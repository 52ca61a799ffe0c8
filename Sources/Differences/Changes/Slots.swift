/// Where each row of a new model is taken from when changes are applied.
struct Slots {
  /// Where a row is taken from.
  enum Source {
    case new
    case old(IndexPath)
  }

  private let oldCounts: [Int]
  private let newCounts: [Int]

  /// For each new section, the old one that it was.
  private(set) var sections: [Int?]

  /// For each row of each new section, its source.
  private(set) var rows: [[Source]] = []

  /// Slots for sections with so many rows.
  init(old oldCounts: [Int], new newCounts: [Int]) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    sections = [Int?](repeating: nil, count: newCounts.count)
  }

  /// Fills all slots; `false` if the changes do not fit the models.
  mutating func fill(with changes: Changeset) -> Bool {
    fillSections(changes) && fillRows(changes)
  }

  private mutating func fillSections(_ changes: Changeset) -> Bool {
    var places = Places(oldCounts: [oldCounts.count], newCounts: [newCounts.count])
    let fits =
      changes.deletedSections.allSatisfy { places.delete(IndexPath(row: $0, section: 0)) }
      && changes.insertedSections.allSatisfy { places.insert(IndexPath(row: $0, section: 0)) }
      && changes.movedSections.allSatisfy {
        places.move(IndexPath(row: $0.from, section: 0), IndexPath(row: $0.to, section: 0))
      }
      && places.keepRest(of: 0, in: 0)
    for (section, place) in places.slots.joined().enumerated() {
      if case .taken(let path) = place { sections[section] = path.row }
    }
    return fits
  }

  private mutating func fillRows(_ changes: Changeset) -> Bool {
    var places = Places(oldCounts: oldCounts, newCounts: newCounts)
    let fits =
      changes.deletedItems.allSatisfy { places.delete($0) }
      && changes.insertedItems.allSatisfy { places.insert($0) }
      && changes.movedItems.allSatisfy { places.move($0.from, $0.to) }
      && sections.enumerated().allSatisfy { section, origin in
        origin.map { places.keepRest(of: $0, in: section) } ?? true
      }
    guard fits, changes.updatedItems.allSatisfy({ places.replace($0.to) }) else { return false }
    rows = places.slots.map { section in
      section.map { place in
        if case .taken(let path) = place { .old(path) } else { .new }
      }
    }
    return true
  }
}
