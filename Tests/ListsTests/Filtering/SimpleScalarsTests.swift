@testable import Lists
import Testing

@Suite struct SimpleScalarsTests {
  /// Folded scalar by scalar they must give what the whole text gives: so none may join with another.
  @Test func noTwoAreOneCharacter() {
    let simple = (0..<UInt32(0x10000)).compactMap(Unicode.Scalar.init).filter(SimpleScalars.contains)
    #expect(simple.count > 40_000)
    var text = String.UnicodeScalarView()
    for scalar in simple { text.append(contentsOf: [scalar, "a", scalar, scalar, "가", scalar, "カ", "é"]) }
    #expect(String(text).count == text.count)
  }

  @Test(
    arguments: ["\u{301}", "\u{200D}", "\u{1100}", "\u{3099}", "\u{FF9E}", "🇩", "👩", "\u{AD}", "\u{93F}"]
      as [Unicode.Scalar])
  func whatMayJoinIsLeftOut(scalar: Unicode.Scalar) {
    #expect(!SimpleScalars.contains(scalar))
  }
}
