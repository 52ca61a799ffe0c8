import Testing

@testable import LineEditing

@Suite struct PastedTextTests {
  private func text(_ bytes: [UInt8]) -> String {
    var view = String.UnicodeScalarView()
    PastedText.forEachScalar(of: bytes) { view.append($0) }
    return String(view)
  }

  @Test(arguments: [
    ("one\ntwo", "one two"), ("one\r\ntwo\rthree", "one two three"), ("a\tb", "a b"),
    ("a\u{1B}[31mb\u{7}", "a[31mb"),
    ("日本語\u{85}", "日本語"), ("\n\n", "  "), ("", ""),
  ])
  func becomesOneLine(pasted: String, inserted: String) {
    #expect(text(Array(pasted.utf8)) == inserted)
  }

  @Test func brokenBytesBecomeReplacementCharacters() {
    #expect(text([0x61, 0xFF, 0xE6, 0x97, 0x62]) == "a\u{FFFD}\u{FFFD}b")
  }

  @Test(arguments: ["a", "é", "日", "👍"])
  func longPastesAreCutBetweenCharacters(character: String) {
    let count = PastedText.limit / character.utf8.count
    let pasted = Array(String(repeating: character, count: count + 10).utf8)
    #expect(text(pasted) == String(repeating: character, count: count))
  }
}
