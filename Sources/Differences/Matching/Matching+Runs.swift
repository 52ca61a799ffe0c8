extension Matching {
  /// A stray whose identity also stands in a run; the walk did not notice, because a run's rows are found side by side.
  ///
  /// `strayIdentity` gives the identity of a number in `table`: the old model's strays are counted first, then the new
  /// model's.
  @inlinable func strayInRuns<Row: IdentifiableType>(
    _ new: [[Row]], _ table: IdentityTable, _ oldStrays: [Stray], _ newStrays: [Stray],
    _ strayIdentity: (Int) -> Row.Identity
  ) -> Duplicate? {
    var first = 0
    // A handful is compared, which costs less than to hash every row.
    let handful = table.count <= 4 ? table.numbers.map { (number: $0, identity: strayIdentity($0)) } : nil
    for section in runEnds.indices {
      for run in runs[first..<runEnds[section]] {
        let rows = new[section]
        for ahead in 0..<run.count {
          let identity = rows[run.new + ahead].identity
          let found: Int?
          if let handful {
            found = handful.first { $0.identity == identity }?.number
          } else {
            found = table.find(IdentityTable.fold(identity.hashValue)) { strayIdentity($0) == identity }
          }
          guard let found else { continue }
          guard found < oldStrays.count, let oldSection = oldSections[section] else {
            let path = IndexPath(row: run.new + ahead, section: section)
            return Duplicate(.new, path, newStrays[found - oldStrays.count].path)
          }
          return Duplicate(.old, IndexPath(row: run.old + ahead, section: oldSection), oldStrays[found].path)
        }
      }
      first = runEnds[section]
    }
    return nil
  }
}
