/// A number for each character, one for all canonical equivalents, written so that bytes can be searched for characters.
///
/// ASCII is itself. Any other character gets the next number when it is first met, and its bytes are that number's in the
/// way of UTF-8 (RFC 2279, up to six bytes): no code's bytes occur within another's, so whoever finds the bytes of some
/// characters has found whole characters. What tells characters apart is `Character` itself, which compares by canonical
/// equivalence; the standard library makes no normal form public.
nonisolated struct CharacterCodes {
  private var codes: [Character: UInt32] = [:]
  private var nextCode: UInt32 = 0x80

  /// Codes for ASCII alone.
  init() {
    // There are characters outside of ASCII that are equivalent to one inside, such as U+037E to a semicolon.
    for byte in 0..<UInt8(0x80) { codes[Character(Unicode.Scalar(byte))] = UInt32(byte) }
  }

  /// Adds the bytes of every character of `text` to `bytes`, and new characters to the codes.
  mutating func encode(_ text: String, to bytes: inout [UInt8]) {
    for character in text {
      if character.utf8.allSatisfy({ $0 < 0x80 }) {
        bytes.append(contentsOf: character.utf8)
      } else {
        Self.append(code(of: character), to: &bytes)
      }
    }
  }

  /// The bytes of `text`, or `nil` if it has a character that was never encoded.
  func encodedIfKnown(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for character in text {
      if character.utf8.allSatisfy({ $0 < 0x80 }) {
        bytes.append(contentsOf: character.utf8)
      } else {
        guard let code = codes[character] else { return nil }
        Self.append(code, to: &bytes)
      }
    }
    return bytes
  }

  private mutating func code(of character: Character) -> UInt32 {
    if let code = codes[character] { return code }
    defer { nextCode += 1 }
    codes[character] = nextCode
    return nextCode
  }

  private static func append(_ code: UInt32, to bytes: inout [UInt8]) {
    if code < 0x80 { return bytes.append(UInt8(code)) }
    // With n following bytes of six bits, the first has room for 6 - n bits.
    var following = 1
    while following < 5, code >> (UInt32(following) * 6) >= 1 << UInt32(6 - following) { following += 1 }
    let mark = UInt8(truncatingIfNeeded: 0xFF << (7 - following))
    bytes.append(mark | UInt8(code >> (UInt32(following) * 6)))
    for place in (0..<following).reversed() {
      bytes.append(0x80 | UInt8(code >> (UInt32(place) * 6) & 0x3F))
    }
  }
}
