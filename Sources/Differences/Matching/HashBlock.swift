/// The hashes of some rows to come, whose slots in a table are already on their way from memory.
@usableFromInline struct HashBlock {
  @usableFromInline var hashes = [UInt32](repeating: 0, count: HashBlock.size)
  @usableFromInline var used = 0
  @usableFromInline var count = 0

  /// The slots at which the rows will be looked for.
  @usableFromInline var slots = [UInt64](repeating: 0, count: HashBlock.size)

  @inlinable static var size: Int { 32 }

  @inlinable init() {}

  /// Whether no hash is left.
  @inlinable var isUsedUp: Bool { used == count }

  /// Takes up the hashes of the first rows of `numbers`.
  @inlinable mutating func fill(_ numbers: Range<Int>, _ table: IdentityTable, _ hash: (Int) -> Int) {
    used = 0
    count = Swift.min(numbers.count, HashBlock.size)
    for place in 0..<count { hashes[place] = IdentityTable.fold(hash(numbers.lowerBound + place)) }
    for place in 0..<count { slots[place] = table.slot(hashes[place]) }
  }

  /// Looks at once for all rows of the block that `fill` took up, each at its first slot only.
  ///
  /// `isTwin` says whether the row at a place of the block is the row of a number. What was not found is still to be
  /// looked for. Here no row has to wait for the one before it to come from memory.
  @inlinable mutating func confirm(_ isTwin: (_ place: Int, _ number: Int) -> Bool) {
    for place in 0..<count {
      let number = Int(slots[place] & 0xffff_ffff) - 1
      let isHere = number >= 0 && UInt32(slots[place] >> 32) == hashes[place] && isTwin(place, number)
      if !isHere { slots[place] = 0 }
    }
  }

  /// The number of the row that was confirmed to be the next one, if any.
  @inlinable var twin: Int? { slots[used] == 0 ? nil : Int(slots[used] & 0xffff_ffff) - 1 }

  /// The next hash.
  @inlinable mutating func next() -> UInt32 {
    defer { used += 1 }
    return hashes[used]
  }
}
