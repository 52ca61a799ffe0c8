import CHeapTrace

/// The second word of an object (RefCount.h): counts, or the place of a side table that has them.
struct ReferenceCount {
  let bits: UInt64

  init(ofObject address: UInt) {
    bits = Memory.load(ht_object.self, at: address).reference_count
  }

  private var usesSlowCount: Bool { bits >> 63 == 1 }
  private var usesSideTable: Bool { bits >> 62 == 3 }

  /// The side table of an object that was referred to weakly.
  var sideTable: UInt? {
    guard usesSideTable else { return nil }
    let address = UInt(bits << 3 & 0x7fff_ffff_ffff_ffff)
    return Memory.isReadable(address, MemoryLayout<ht_side_table>.size) ? address : nil
  }

  /// Whether the object has not begun to die.
  ///
  /// What malloc has given to somebody else, and what was freed, mostly does not look like this.
  var isAlive: Bool {
    if usesSideTable {
      guard let sideTable else { return false }
      return !Self.isDying(Memory.load(ht_side_table.self, at: sideTable).reference_count)
    }
    return usesSlowCount || (bits & 0xffff_ffff != 0 && !Self.isDying(bits))
  }

  /// How many strong references there are; nil for objects that are not counted.
  var strong: Int? {
    if usesSideTable {
      return sideTable.map { Self.strong(Memory.load(ht_side_table.self, at: $0).reference_count) }
    }
    return usesSlowCount ? nil : Self.strong(bits)
  }

  /// The count is kept less one.
  private static func strong(_ bits: UInt64) -> Int { Int(bits >> 33 & 0x3fff_ffff) + 1 }

  private static func isDying(_ bits: UInt64) -> Bool { bits >> 32 & 1 == 1 }
}
