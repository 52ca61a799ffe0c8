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

    // Never a whole row: to copy one means to count references of whatever it holds.
    func identity(_ number: Int) -> Row.Identity {
      if number < oldStrays.count {
        let stray = oldStrays[number]
        return old[Int(stray.section)][Int(stray.row)].identity
      }
      let stray = newStrays[number - oldStrays.count]
      return new[Int(stray.section)][Int(stray.row)].identity
    }

    var hashes = HashBlock()
    for number in oldStrays.indices {
      if hashes.isUsedUp { hashes.fill(number..<oldStrays.count, table) { identity($0).hashValue } }
      let hash = hashes.next()
      let wanted = identity(number)
      if let twin = table.findOrInsert(number, hash, isSame: { identity($0) == wanted }) {
        return Duplicate(.old, oldStrays[twin].path, oldStrays[number].path)
      }
    }
    for newNumber in newStrays.indices {
      let number = oldStrays.count + newNumber
      if hashes.isUsedUp {
        hashes.fill(number..<(oldStrays.count + newStrays.count), table) { identity($0).hashValue }
        hashes.confirm { $1 < oldStrays.count && identity(number + $0) == identity($1) }
      }
      let stray = newStrays[newNumber]
      let confirmed = hashes.twin
      let hash = hashes.next()
      guard
        let twin = confirmed
          ?? table.findOrInsert(number, hash, isSame: { identity($0) == identity(number) })
      else { continue }
      if twin >= oldStrays.count {
        return Duplicate(.new, newStrays[twin - oldStrays.count].path, stray.path)
      }
      if partnersOfOld[twin].exists { return Duplicate(.new, partnersOfOld[twin].path, stray.path) }
      let partner = oldStrays[twin]
      partnersOfOld[twin] = stray
      partnersOfNew[newNumber] = partner
      if differ(old[Int(partner.section)][Int(partner.row)], new[Int(stray.section)][Int(stray.row)]) {
        updatesOfStrays.append(Transition(from: partner.path, to: stray.path))
      }
    }
    if isChecked { return nil }
    return strayInRuns(new, table, oldStrays, newStrays, identity)
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
