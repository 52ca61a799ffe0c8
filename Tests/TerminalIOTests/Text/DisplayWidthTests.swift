import TestSupport
import Testing

@testable import TerminalIO

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("א", 1), ("…", 1), ("·", 1),
    ("日", 2), ("あ", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("，", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("𠀀", 2), ("\u{2FFFD}", 2), ("が", 2), ("か\u{3099}", 2),
    ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🏃‍♂️", 2), ("❤️", 2), ("❤", 1), ("❤️‍🔥", 2), ("👍🏽", 2), ("🏽", 2), ("✌🏽", 1),
    ("✌️", 2),
    ("🇯🇵", 2), ("🇯", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("1️⃣", 2), ("⌚", 2), ("☺", 1),
    ("क्ष", 2), ("กำ", 2), ("\u{301}", 0),
    ("\u{1}", 2), ("\u{7F}", 2), ("\r\n", 4), ("\u{85}", 6), ("\u{202E}", 8), ("\u{E0041}", 9),
    ("\u{200B}", 8),
  ])
  func characterTakesCells(text: String, cells: Int) {
    #expect(text.count == 1)
    #expect(displayWidth(of: Character(text)) == cells)
    #expect(displayWidth(of: text) == cells)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("a\tb\u{7F}", 6), ("日本語", 6), ("aé日😀\u{1}", 8), ("a\r\nb", 6),
  ])
  func textTakesTheSumOfItsCharacters(text: String, cells: Int) {
    #expect(displayWidth(of: text) == cells)
    #expect(displayWidth(of: "x\(text)".dropFirst()) == cells)
  }

  @Test func aPictureBehindAnEscapedScalarBeginsACharacter() {
    let text = "👩\u{E0061}\u{200D}🏴\u{200D}🏴"
    #expect(escaped(text) == #"👩\u{E0061}\u{200D}🏴"# + "\u{200D}🏴")
    #expect(displayWidth(of: text) == 2 + 9 + 8 + 2)
  }

  @Test func widthIsThatOfTheEscapedForm() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let pool: [Unicode.Scalar] = [
      "a", "1", "\u{200D}", "\u{FE0F}", "\u{1B}", "\u{202E}", "👩", "日", "\u{301}", "\u{E0061}",
      "🏴", "\r", "\n", "क", "\u{94D}", "\u{1F3FD}", "\u{1F1E9}",
    ]
    for _ in 0..<5000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<8 {
        if let scalar = pool.randomElement(using: &random) { scalars.append(scalar) }
      }
      let text = String(scalars)
      #expect(
        displayWidth(of: text) == displayWidth(of: escaped(text)), "seed \(seed): \(Array(scalars))"
      )
      #expect(!needsEscaping(escaped(text)), "seed \(seed): \(Array(scalars))")
    }
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
    ("日本語", 6, "日本語"),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("👨‍👩‍👧x", 2, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("a\u{1}b", 3, "a…"), ("ab", -1, ""),
  ])
  func cutsBetweenCharacters(text: String, cells: Int, expected: String) {
    #expect(truncate(text, to: cells) == expected)
  }

  @Test func cutsWithAnotherEllipsis() {
    #expect(truncate("abcdef", to: 5, ellipsis: "...") == "ab...")
    #expect(truncate("abcdef", to: 2, ellipsis: "...") == "ab")
    #expect(truncate("日本", to: 3, ellipsis: "") == "日")
  }
}
