extension Matching {
  /// Walks along an old and a new section and notes runs, gaps and updates.
  ///
  /// A row of a gap may still have its partner in another gap: what the walk finds is right, but need not be all. Where
  /// the sections part it looks for the next row in common, near by first, and further away while it has credit. Credit
  /// is earned by going on, so the walk is linear in the number of rows whatever the sections hold.
  /// `differ` says whether the content of two rows with one identity differs.
  @inlinable mutating func walk<Row: IdentifiableType>(
    _ old: [Row], at oldSection: Int, _ new: [Row], at newSection: Int, differ: (Row, Row) -> Bool
  ) {
    if haveOneStorage(old, new) { return noteRun(Run(old: 0, new: 0, count: old.count)) }
    var cursor = WalkCursor(oldCount: old.count, newCount: new.count)
    // From the end first, so that a walk that has lost its way still knows what both sections end with.
    var endUpdates: [Transition<IndexPath>] = []
    let shorter = Swift.min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix].identity == new[prefix].identity {
      if differ(old[prefix], new[prefix]) { noteUpdate(prefix, oldSection, prefix, newSection) }
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix {
      let oldRow = old.count - 1 - suffix
      let newRow = new.count - 1 - suffix
      guard old[oldRow].identity == new[newRow].identity else { break }
      if differ(old[oldRow], new[newRow]) {
        endUpdates.append(
          Transition(
            from: IndexPath(row: oldRow, section: oldSection), to: IndexPath(row: newRow, section: newSection)
          ))
      }
      suffix += 1
    }
    noteRun(Run(old: 0, new: 0, count: prefix))
    cursor.begin(at: prefix, leaving: suffix)
    while cursor.isInside {
      let start = cursor.old
      while cursor.isInside, old[cursor.old].identity == new[cursor.new].identity {
        if differ(old[cursor.old], new[cursor.new]) {
          noteUpdate(cursor.old, oldSection, cursor.new, newSection)
        }
        cursor.old += 1
        cursor.new += 1
      }
      let length = cursor.old - start
      if length > 0 {
        noteGaps(before: cursor, length: length, oldSection, newSection)
        noteRun(Run(old: start, new: cursor.new - length, count: length))
        cursor.endRun(length)
      }
      guard cursor.isInside else { break }
      cursor.skip { old[$0].identity == new[$1].identity }
    }
    cursor.finish()
    noteGaps(before: cursor, length: 0, oldSection, newSection)
    noteRun(Run(old: old.count - suffix, new: new.count - suffix, count: suffix))
    updatesInRuns.append(contentsOf: endUpdates.reversed())
  }

  /// Ends a new section: what is noted from here on belongs to the next.
  @inlinable mutating func endSection() { runEnds.append(runs.count) }

  @inlinable mutating func noteRun(_ run: Run) {
    if run.count > 0 { runs.append(run) }
  }

  @inlinable mutating func noteUpdate(_ oldRow: Int, _ oldSection: Int, _ newRow: Int, _ newSection: Int) {
    updatesInRuns.append(
      Transition(
        from: IndexPath(row: oldRow, section: oldSection), to: IndexPath(row: newRow, section: newSection)))
  }

  /// Notes the rows between the last run and one of `length` that ends at the cursor.
  @inlinable mutating func noteGaps(
    before cursor: WalkCursor, length: Int, _ oldSection: Int, _ newSection: Int
  ) {
    noteGap(ofOld: cursor.oldGap..<(cursor.old - length), oldSection)
    noteGap(ofNew: cursor.newGap..<(cursor.new - length), newSection)
  }

  @inlinable mutating func noteGap(ofOld rows: Range<Int>, _ section: Int) {
    if !rows.isEmpty { oldGaps.append(IndexPathSet.Run(section: section, rows: rows)) }
  }

  @inlinable mutating func noteGap(ofNew rows: Range<Int>, _ section: Int) {
    if !rows.isEmpty { newGaps.append(IndexPathSet.Run(section: section, rows: rows)) }
  }
}

/// Whether two arrays are copies of which neither was changed: then their rows need not be looked at.
///
/// The pointers are compared and never followed.
@inlinable func haveOneStorage<Row>(_ left: [Row], _ right: [Row]) -> Bool {
  left.count == right.count
    && left.withUnsafeBufferPointer { ours in
      right.withUnsafeBufferPointer { theirs in ours.baseAddress == theirs.baseAddress }
    }
}
