/// Texts as bytes in which case, width and canonical equivalence make no difference.
nonisolated struct TextFolding {
  private var codes = CharacterCodes()

  /// For each simple scalar met so far its bytes, the first lowest, and their number in the highest byte; 0 is not met.
  private var simple: [UInt64] = []

  /// Adds the folded bytes of `text` to `bytes`.
  mutating func fold(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let start = bytes.count
    let isFolded = text.withUTF8 { utf8 in
      if !Self.isASCII(utf8) { return foldSimple(utf8, to: &bytes) }
      bytes.append(contentsOf: utf8)
      Self.lowercase(&bytes, from: start)
      return true
    }
    if isFolded { return }
    bytes.removeSubrange(start...)
    codes.encode(Self.folded(text), to: &bytes)
  }

  /// The folded bytes of `query`, or `nil` if no text that was folded has all of its characters.
  func foldedIfKnown(_ query: String) -> [UInt8]? { codes.encodedIfKnown(Self.folded(query)) }

  private static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars { folded += CaseFolding.fold(WidthFolding.fold(scalar)) }
    return folded
  }

  private static func isASCII(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in utf8 { all |= byte }
    return all < 0x80
  }

  private static func lowercase(_ bytes: inout [UInt8], from start: Int) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      for place in start..<buffer.count { buffer[place] = lowercase(buffer[place]) }
    }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { byte &+ (byte &- 65 < 26 ? 32 : 0) }

  /// Folds scalar by scalar a text of which every scalar is a character of its own; `false` at the first that may not be.
  private mutating func foldSimple(_ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
    if simple.isEmpty { simple = [UInt64](repeating: 0, count: 0x10000) }
    var rest = utf8[...]
    while let byte = rest.first {
      // Between scalars that are all simple nothing of ASCII joins anything but a line end of two, and that is written
      // as its two bytes anyway.
      if byte < 0x80 {
        bytes.append(Self.lowercase(byte))
        rest = rest.dropFirst()
        continue
      }
      // A string's UTF-8 is valid: the first byte tells how many there are.
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard byte >= 0xC0, length < 4 else { return false }
      let value = rest.prefix(length).dropFirst().reduce(UInt32(byte) & (0xFF >> UInt32(length + 1))) {
        $0 << 6 | UInt32($1 & 0x3F)
      }
      guard let packed = packedBytes(ofSimple: value) else { return false }
      for place in 0..<(packed >> 56) { bytes.append(UInt8(truncatingIfNeeded: packed >> (place * 8))) }
      rest = rest.dropFirst(length)
    }
    return true
  }

  /// The folded bytes of a simple scalar, as `simple` keeps them; `nil` for any other.
  private mutating func packedBytes(ofSimple value: UInt32) -> UInt64? {
    let known = simple[Int(value)]
    if known != 0 { return known }
    guard let scalar = Unicode.Scalar(value), SimpleScalars.contains(scalar) else { return nil }
    var own: [UInt8] = []
    codes.encode(Self.folded(String(scalar)), to: &own)
    guard own.count < 8 else { return nil }
    let packed = own.reversed().reduce(0) { $0 << 8 | UInt64($1) } | UInt64(own.count) << 56
    simple[Int(value)] = packed
    return packed
  }
}
