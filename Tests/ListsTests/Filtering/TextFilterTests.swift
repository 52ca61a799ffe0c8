import Lists
import TestSupport
import Testing

@Suite struct TextFilterTests {
  @Test func rowsAreFoundFromTheTop() {
    let filter = TextFilter(["Tanaka", "Suzuki", "montana", ""]) { $0 }
    #expect(Array(filter.matches("tan")) == [0, 2])
    #expect(Array(filter.matches("")) == [0, 1, 2, 3])
    #expect(filter.matches("x").isEmpty)
    #expect(filter.count == 4)
    #expect(TextFilter([String]()) { $0 }.matches("a").isEmpty)
  }

  @Test(arguments: [
    ("CAFÉ", "café"), ("cafe\u{301}", "CAFÉ"), ("STRASSE", "straße"), ("Straße", "SS"), ("ΟΔΟΣ", "οδος"),
    ("ＡＢＣ１２", "abc12"), ("abc", "ＢＣ"), ("ｶﾀｶﾅ", "カタ"), ("ガラス", "ｶﾞ"), ("ｶﾞﾗｽ", "カ\u{3099}"), ("ﾊﾟﾝ", "パン"),
    ("가나", "\u{1102}\u{1161}"), ("ﾡ", "ㄱ"), ("￥100", "¥1"), ("a\u{3000}b", "a b"), ("ﬁn", "FI"), ("K", "k"),
    ("Å", "\u{212B}"), ("\u{37E}", ";"), ("👩‍👩‍👧 x", "👩‍👩‍👧"), ("a\r\nb", "\nb"), ("x🇩🇪y", "🇩🇪Y"),
    ("q\u{323}\u{307}", "q\u{307}\u{323}"),
  ])
  func isFound(text: String, query: String) {
    #expect(TextFilter(["before", text, "after"]) { $0 }.matches(query).contains(1))
  }

  @Test(arguments: [
    ("é", "e"), ("e\u{301}", "e"), ("👩‍👩‍👧", "👩"), ("ガ", "カ"), ("ｶﾞ", "ｶ"), ("ひらがな", "ヒラ"), ("²", "2"),
    ("ab", "ba"),
    ("ab", "abc"), ("🇩🇪🇦", "🇪🇦"),
  ])
  func isNotFound(text: String, query: String) {
    #expect(TextFilter([text, query]) { $0 }.matches(query).elementsEqual([1]))
  }

  @Test func nothingIsFoundAcrossTwoRows() {
    #expect(TextFilter(["ab", "cd"]) { $0 }.matches("bc").isEmpty)
  }

  /// Typing and deleting, with what was found before at hand, finds what a new filter finds.
  @Test(arguments: ["a", "ab", "é", "ｶﾞ", "ss"])
  func typingFindsWhatANewFilterFinds(start: String) {
    var generator = SplitMix(seed: 1)
    let texts = (0..<400).map { _ in generator.text(upTo: 12) }
    let filter = TextFilter(texts) { $0 }
    var query = start
    for step in 0..<40 {
      let found = Array(filter.matches(query))
      #expect(
        found == Array(TextFilter(texts) { $0 }.matches(query)), "step \(step), \(query.debugDescription)")
      if step % 7 > 3, !query.isEmpty { query.removeLast() } else { query += generator.text(upTo: 1) }
    }
  }

  /// As the folded characters of the query stand one behind the other among those of the text, or not.
  @Test func whatIsFoundIsWhatStandsThere() {
    for seed in UInt64(0)..<400 {
      var generator = SplitMix(seed: seed)
      let texts = (0..<20).map { _ in generator.text(upTo: 40) }
      let filter = TextFilter(texts) { $0 }
      for _ in 0..<10 {
        let query = generator.text(upTo: 3)
        let wanted = texts.indices.filter { characters(texts[$0]).contains(characters(query)) }
        #expect(Array(filter.matches(query)) == wanted, "seed \(seed), \(query.debugDescription)")
      }
    }
  }

  private func characters(_ text: String) -> [Character] {
    let wide: [Unicode.Scalar: Unicode.Scalar] = ["Ａ": "a", "ａ": "a", "ｶ": "カ", "ﾞ": "\u{3099}", "　": " "]
    var narrow = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { narrow.append(wide[scalar] ?? scalar) }
    return String(narrow).uppercased().lowercased().flatMap { $0 == "\r\n" ? ["\r", "\n"] : [$0] }
  }
}
