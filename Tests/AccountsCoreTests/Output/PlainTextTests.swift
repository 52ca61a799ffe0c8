import AccountsCore
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("Ada Lovelace", "Ada Lovelace"), ("a\\b", "a\\\\b"), ("a\tb\nc\rd", "a\\tb\\nc\\rd"),
    ("a\r\nb", "a\\r\\nb"),
    ("\u{1B}[31m", "\\u{1b}[31m"), ("\0\u{7F}\u{9B}", "\\u{0}\\u{7f}\\u{9b}"),
    ("\u{2028}\u{202E}", "\\u{2028}\\u{202e}"),
    ("é日👩‍💻", "é日👩‍💻"), ("", ""),
  ])
  func escapesWhatIsNotShownWhereItStands(text: String, escaped: String) {
    #expect(PlainText.escaped(text) == escaped)
  }

  @Test func noTwoTextsLookTheSame() {
    let texts = ["\t", "\\t", "\\\\t", "\\\t", "\u{1B}", "\\u{1b}", "\n", "\\n"]
    #expect(Set(texts.map(PlainText.escaped)).count == texts.count)
  }
}
