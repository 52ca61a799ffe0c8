/// A hash table of rows, known by a number each, that holds four bytes of hash and four of number.
///
/// The standard library's dictionary would keep a copy of every key. Here the keys stay in the models: whoever looks
/// up says whether the row of some number is the one looked for. Linear probing, at most two thirds full.
@usableFromInline struct IdentityTable {
  /// The hash's upper half, and the number plus one in the lower; 0 is free.
  @usableFromInline var slots: [UInt64]
  @usableFromInline var count = 0

  /// A table that need not grow for `capacity` rows.
  @inlinable init(capacity: Int) {
    var size = 16
    while size * 2 < capacity * 3 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Folds a hash to the half that is kept.
  @inlinable static func fold(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// The number of the row with `hash` that `isSame` accepts.
  @inlinable func find(_ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == hash {
        let number = Int(slots[slot] & 0xffff_ffff) - 1
        if isSame(number) { return number }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The number of the row with `hash` that `isSame` accepts; where there is none, `number` is added.
  @inlinable mutating func findOrInsert(_ number: Int, _ hash: UInt32, isSame: (Int) -> Bool) -> Int? {
    if (count + 1) * 3 > slots.count * 2 { grow() }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == hash {
        let number = Int(slots[slot] & 0xffff_ffff) - 1
        if isSame(number) { return number }
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
    count += 1
    return nil
  }

  /// The slot where a row with `hash` is looked for first.
  ///
  /// A slot of a large table is rarely in a cache. Whoever asks for many before the first is used waits once for all.
  @inlinable func slot(_ hash: UInt32) -> UInt64 { slots[Int(hash) & (slots.count - 1)] }

  /// The numbers of all rows, in no order.
  ///
  /// Linear in the table's size.
  @inlinable var numbers: [Int] {
    slots.compactMap { $0 == 0 ? nil : Int($0 & 0xffff_ffff) - 1 }
  }

  @inlinable mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for entry in slots where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = entry
    }
    slots = larger
  }
}
