@testable import Lists
import Testing

@Suite struct CharacterCodesTests {
  @Test func canonicalEquivalentsHaveOneCode() {
    var codes = CharacterCodes()
    var bytes: [UInt8] = []
    codes.encode("é", to: &bytes)
    #expect(bytes == [0xC2, 0x80])
    #expect(codes.encodedIfKnown("ae\u{301}\r\n") == [0x61, 0xC2, 0x80, 0x0D, 0x0A])
    #expect(codes.encodedIfKnown("è") == nil)
    #expect(codes.encodedIfKnown("\u{37E}") == [0x3B])
  }

  /// Codes are written as UTF-8 writes scalars, so that none is found within another.
  @Test func codesAreWrittenAsUTF8() {
    var codes = CharacterCodes()
    var bytes: [UInt8] = []
    // Ideographs of which each is equivalent to itself alone.
    let values = Array(UInt32(0x20000)..<0x2F800) + Array(0x30000..<0x31000)
    for scalar in values.compactMap(Unicode.Scalar.init) { codes.encode(String(scalar), to: &bytes) }
    var wanted: [UInt8] = []
    for code in 0x80..<0x80 + UInt32(values.count) {
      // Surrogates are no scalars, but codes.
      if let scalar = Unicode.Scalar(code) {
        wanted += Array(String(scalar).utf8)
      } else {
        wanted += [0xED, UInt8(0x80 | code >> 6 & 0x3F), UInt8(0x80 | code & 0x3F)]
      }
    }
    // An array of a hundred thousand in a report helps nobody.
    let isUTF8 = bytes == wanted
    #expect(isUTF8)
  }
}
