extension Matching {
  /// Finds the partners of the rows that the walk left over, by a table of their identities.
  ///
  /// If the models are not yet checked, every stray is also looked for among the rows of the runs. What is returned is
  /// two rows with one identity, if some were met; the matching is then not to be used.
  @inlinable mutating func matchStrays<Row: IdentifiableType>(
    _ old: [[Row]], _ new: [[Row]], isChecked: Bool, differ: (Row, Row) -> Bool
  ) -> Duplicate? {
    if oldGaps.isEmpty && newGaps.isEmpty { return nil }
    if newGaps.isEmpty || oldGaps.isEmpty, isChecked { return nil }
    // Everything went: nothing is left to be mistaken for it.
    if newGaps.isEmpty && runs.isEmpty { return nil }
    let oldStrays = Matching.strays(oldGaps)
    let newStrays = Matching.strays(newGaps)
    partnersOfOld = [Stray](repeating: Stray(), count: oldStrays.count)
    partnersOfNew = [Stray](repeating: Stray(), count: newStrays.count)
    var table = IdentityTable(capacity: Swift.max(oldStrays.count, newStrays.count))

    func row(_ number: Int) -> Row {
      let isOld = number < oldStrays.count
      let stray = isOld ? oldStrays[number] : newStrays[number - oldStrays.count]
      return isOld ? old[Int(stray.section)][Int(stray.row)] : new[Int(stray.section)][Int(stray.row)]
    }

    for number in oldStrays.indices {
      let identity = row(number).identity
      let hash = IdentityTable.fold(identity.hashValue)
      if let twin = table.findOrInsert(number, hash, isSame: { row($0).identity == identity }) {
        return Duplicate(.old, oldStrays[twin].path, oldStrays[number].path)
      }
    }
    for newNumber in newStrays.indices {
      let number = oldStrays.count + newNumber
      let item = row(number)
      let identity = item.identity
      let hash = IdentityTable.fold(identity.hashValue)
      guard let twin = table.findOrInsert(number, hash, isSame: { row($0).identity == identity }) else {
        continue
      }
      if twin >= oldStrays.count {
        return Duplicate(.new, newStrays[twin - oldStrays.count].path, newStrays[newNumber].path)
      }
      if partnersOfOld[twin].exists {
        return Duplicate(.new, partnersOfOld[twin].path, newStrays[newNumber].path)
      }
      partnersOfOld[twin] = newStrays[newNumber]
      partnersOfNew[newNumber] = oldStrays[twin]
      if differ(row(twin), item) {
        updatesOfStrays.append(Transition(from: oldStrays[twin].path, to: newStrays[newNumber].path))
      }
    }
    if isChecked { return nil }
    return strayInRuns(new, table, oldStrays, newStrays, row)
  }

  /// The rows of `gaps`, one by one.
  @inlinable static func strays(_ gaps: [IndexPathSet.Run]) -> [Stray] {
    var strays: [Stray] = []
    strays.reserveCapacity(gaps.reduce(0) { $0 + $1.rows.count })
    for gap in gaps {
      for row in gap.rows { strays.append(Stray(section: gap.section, row: row)) }
    }
    return strays
  }
}
