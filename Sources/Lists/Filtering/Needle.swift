/// Bytes to be looked for, by the two of them that are rarest.
///
/// Sixteen places are looked at at a time for those two bytes at their distance, and only where both are found is the rest
/// compared: the generic vector search of W. Muła ("SIMD-friendly algorithms for substring searching", 2016), with the
/// rarest bytes instead of the first and the last.
nonisolated struct Needle {
  let bytes: [UInt8]
  private let first: Int
  private let second: Int

  /// The bytes, at most eight of them, as one word and what of it counts.
  private let word: UInt64
  private let mask: UInt64

  /// A needle for texts in which bytes are as frequent as `frequencies` says.
  init(_ bytes: [UInt8], frequencies: [Int]) {
    self.bytes = bytes
    let rarest = bytes.indices.sorted { frequencies[Int(bytes[$0])] < frequencies[Int(bytes[$1])] }
    first = rarest.first ?? 0
    second = rarest.dropFirst().first ?? first
    word = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    mask = bytes.count < 8 ? 1 << UInt64(bytes.count * 8) - 1 : .max
  }

  /// The first place from `start` and before `end` where the bytes are in `text`.
  ///
  /// `text` must have 16 bytes behind the last place at which the bytes could end: all reads lie within them.
  @inline(__always) func find(in text: UnsafeRawBufferPointer, from start: Int, before end: Int) -> Int? {
    let one = SIMD16(repeating: bytes[first])
    let other = SIMD16(repeating: bytes[second])
    var place = start
    while place < end {
      let ones = text.loadUnaligned(fromByteOffset: place + first, as: SIMD16<UInt8>.self) .== one
      let others = text.loadUnaligned(fromByteOffset: place + second, as: SIMD16<UInt8>.self) .== other
      let both = unsafeBitCast(ones .& others, to: SIMD2<UInt64>.self)
      if both[0] | both[1] != 0 {
        if let found = verify(both[0], text, place) ?? verify(both[1], text, place + 8) {
          return found < end ? found : nil
        }
      }
      place += 16
    }
    return nil
  }

  /// The first of eight places whose bytes in `candidates` are set, and where all bytes are.
  @inline(__always) private func verify(_ candidates: UInt64, _ text: UnsafeRawBufferPointer, _ place: Int)
    -> Int?
  {
    var rest = candidates
    while rest != 0 {
      let lane = rest.trailingZeroBitCount >> 3
      if isHere(text, place + lane) { return place + lane }
      rest &= ~(0xFF << UInt64(lane * 8))
    }
    return nil
  }

  @inline(__always) private func isHere(_ text: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    // Lanes behind the last place that was asked for are within the padding, but not always all of their bytes.
    guard place + Swift.max(8, bytes.count) <= text.count else { return false }
    let here = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    guard here & mask == word else { return false }
    if bytes.count <= 8 { return true }
    for offset in 8..<bytes.count where text[place + offset] != bytes[offset] { return false }
    return true
  }
}
