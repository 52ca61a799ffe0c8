import Testing

@testable import TerminalIO

@Suite struct EscapingTests {
  @Test(arguments: [
    ("", ""), ("plain ~", "plain ~"), ("日本 é 😀", "日本 é 😀"),
    ("\0\u{1}\u{1B}[31m\u{1F}\u{7F}", "^@^A^[[31m^_^?"), ("a\tb\r\nc", "a^Ib^M^Jc"),
    ("\u{80}\u{85}\u{9B}31m", "\\u{80}\\u{85}\\u{9B}31m"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("a\u{202E}b\u{2066}c\u{200F}d", "a\\u{202E}b\\u{2066}c\\u{200F}d"),
    ("zero\u{200B}width", "zero\\u{200B}width"), ("\u{FEFF}bom", "\\u{FEFF}bom"),
    ("soft\u{AD}", "soft\\u{AD}"),
    ("a\u{200D}b", "a\\u{200D}b"), ("a\u{FE0F}", "a\\u{FE0F}"), ("\u{200D}", "\\u{200D}"),
    ("a\u{E0041}", "a\\u{E0041}"), ("\u{3164}\u{FFFF}", "\\u{3164}\\u{FFFF}"),
    ("👨‍👩‍👧❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣👍🏽🇯🇵", "👨‍👩‍👧❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣👍🏽🇯🇵"), ("می‌خواهم", "می‌خواهم"), ("葛\u{E0100}", "葛\u{E0100}"),
  ])
  func showsWhatIsThere(text: String, expected: String) {
    #expect(Array(escaped(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(needsEscaping(text) == (text != expected))
  }

  @Test func noScalarLeavesAControlBehind() {
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .control else {
        continue
      }
      #expect(
        escaped(String(Character(scalar))).unicodeScalars.allSatisfy {
          $0.isASCII && $0.value >= 0x20
        })
    }
  }
}
