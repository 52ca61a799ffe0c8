extension Matching {
  /// Walks along all sections that both models have, and takes those that only one has for gaps.
  @inlinable mutating func walk<Row: IdentifiableType>(
    _ old: [[Row]], _ new: [[Row]], differ: (Row, Row) -> Bool
  ) {
    var isGone = [Bool](repeating: true, count: old.count)
    for section in new.indices {
      if let oldSection = oldSections[section] {
        isGone[oldSection] = false
        walk(old[oldSection], at: oldSection, new[section], at: section, differ: differ)
      } else {
        noteGap(ofNew: new[section].indices, section)
      }
      endSection()
    }
    for section in old.indices where isGone[section] { noteGap(ofOld: old[section].indices, section) }
  }

  /// Finds what the walk left over, and returns two rows with one identity, if some were met.
  ///
  /// Up to `limit` rows both models are checked for duplicates row by row.
  @inlinable mutating func complete<Row: IdentifiableType>(
    _ old: [[Row]], _ new: [[Row]], checkedWholly limit: Int, differ: (Row, Row) -> Bool
  ) -> Duplicate? {
    let count = (old + new).reduce(0) { $0 + $1.count }
    let isSmall = count <= limit
    if isSmall, let duplicate = firstDuplicate(in: old, of: .old) ?? firstDuplicate(in: new, of: .new) {
      return duplicate
    }
    return matchStrays(old, new, isChecked: isSmall, differ: differ)
  }

  /// For each of the `count` rows of the first section of the new model, its row in the old one.
  @usableFromInline func oldRows(count: Int) -> [Int?] {
    var rows = [Int?](repeating: nil, count: count)
    for run in runs {
      for ahead in 0..<run.count { rows[run.new + ahead] = run.old + ahead }
    }
    for (row, stray) in zip(newGaps.lazy.flatMap(\.rows), partnersOfNew) where stray.exists {
      rows[row] = Int(stray.row)
    }
    return rows
  }
}
