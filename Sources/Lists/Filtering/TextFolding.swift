/// Texts as bytes in which case, width and canonical equivalence make no difference.
nonisolated struct TextFolding {
  private var codes = CharacterCodes()

  /// For each simple scalar met so far its bytes, the first lowest, and their number in the highest byte; 0 is not met.
  private var simple: [UInt64] = []

  /// Adds the folded bytes of `text` to `bytes`.
  mutating func fold(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let start = bytes.count
    let isASCII = text.withUTF8 { utf8 in
      bytes.append(contentsOf: utf8)
      return utf8.allSatisfy { $0 < 0x80 }
    }
    if isASCII { return Self.lowercase(&bytes, from: start) }
    bytes.removeSubrange(start...)
    if !foldSimple(text, to: &bytes) {
      bytes.removeSubrange(start...)
      codes.encode(Self.folded(text), to: &bytes)
    }
  }

  /// The folded bytes of `query`, or `nil` if no text that was folded has all of its characters.
  func foldedIfKnown(_ query: String) -> [UInt8]? { codes.encodedIfKnown(Self.folded(query)) }

  private static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars { folded += CaseFolding.fold(WidthFolding.fold(scalar)) }
    return folded
  }

  private static func lowercase(_ bytes: inout [UInt8], from start: Int) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      for place in start..<buffer.count {
        let byte = buffer[place]
        buffer[place] = byte &+ (byte &- 65 < 26 ? 32 : 0)
      }
    }
  }

  /// Folds scalar by scalar a text of which every scalar is a character of its own; `false` at the first that may not be.
  private mutating func foldSimple(_ text: String, to bytes: inout [UInt8]) -> Bool {
    if simple.isEmpty { simple = [UInt64](repeating: 0, count: 0x10000) }
    for scalar in text.unicodeScalars {
      guard SimpleScalars.contains(scalar) else { return false }
      var packed = simple[Int(scalar.value)]
      if packed == 0 {
        var own: [UInt8] = []
        codes.encode(Self.folded(String(scalar)), to: &own)
        guard own.count < 8 else { return false }
        packed = own.reversed().reduce(0) { $0 << 8 | UInt64($1) } | UInt64(own.count) << 56
        simple[Int(scalar.value)] = packed
      }
      for place in 0..<(packed >> 56) { bytes.append(UInt8(truncatingIfNeeded: packed >> (place * 8))) }
    }
    return true
  }
}
