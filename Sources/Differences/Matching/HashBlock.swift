/// The hashes of some rows to come, whose slots in a table are already on their way from memory.
@usableFromInline struct HashBlock {
  @usableFromInline var hashes = [UInt32](repeating: 0, count: HashBlock.size)
  @usableFromInline var used = 0
  @usableFromInline var count = 0

  /// What was read ahead, kept so that it has to be read.
  @usableFromInline var ahead: UInt64 = 0

  @inlinable static var size: Int { 32 }

  @inlinable init() {}

  /// Whether no hash is left.
  @inlinable var isUsedUp: Bool { used == count }

  /// Takes up the hashes of the first rows of `numbers`.
  @inlinable mutating func fill(_ numbers: Range<Int>, _ table: inout IdentityTable, _ hash: (Int) -> Int) {
    used = 0
    count = Swift.min(numbers.count, HashBlock.size)
    for place in 0..<count { hashes[place] = IdentityTable.fold(hash(numbers.lowerBound + place)) }
    for place in 0..<count { ahead ^= table.touch(hashes[place]) }
  }

  /// The next hash.
  @inlinable mutating func next() -> UInt32 {
    defer { used += 1 }
    return hashes[used]
  }
}
