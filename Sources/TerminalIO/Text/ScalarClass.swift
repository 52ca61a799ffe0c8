/// How a Unicode scalar by itself stands on a screen.
enum ScalarClass: UInt8 {
  /// Drawn over the character before it.
  case zero
  /// One cell.
  case narrow
  /// Two cells.
  case wide
  /// Invisible, or changing what is around it: shown escaped unless its neighbours need it.
  case hidden

  /// The class of a scalar.
  ///
  /// O(log n) in the size of the table below, without a search for ASCII and most of CJK.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20...0x7E, 0xAE...0x2FF: self = .narrow
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: self = .wide
    default: self = Self.search(value)
    }
  }

  private static func search(_ value: UInt32) -> ScalarClass {
    starts.withUnsafeBufferPointer { starts in
      // The last entry that begins at or before `value`; the first one begins at 0.
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] >> 2 <= value { low = middle } else { high = middle }
      }
      return ScalarClass(rawValue: UInt8(starts[low] & 3)) ?? .narrow
    }
  }
}
