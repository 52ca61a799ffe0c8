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

  /// A character that stands in no text at all; the counts of rows are kept for blocks of 512.
  @Test(arguments: [0, 1, 511, 512, 513, 5000])
  func whatNoTextHasIsCountedEverywhere(rows: Int) {
    let found = TextFilter(0..<rows) { "row \($0)" }.matches("日")
    #expect(found.isEmpty)
    for end in [0, rows / 2, rows] { #expect(found.count(in: 0..<end) == 0) }
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

  /// Rows that come one by one, with searches between them, are found as if all had been there from the beginning.
  @Test(arguments: [0, 3, 400])
  func rowsCanBeAddedAtAnyTime(expected: Int) {
    var generator = SplitMix(seed: 2)
    let filter = TextFilter(expectedRows: expected)
    #expect(filter.matches("").isEmpty)
    var texts: [String] = []
    for step in 0..<200 {
      texts.append(generator.text(upTo: 12))
      filter.append(texts[step])
      guard step % 3 == 0 else { continue }
      let query = generator.text(upTo: 2)
      #expect(filter.count == texts.count)
      #expect(
        Array(filter.matches(query)) == Array(TextFilter(texts) { $0 }.matches(query)),
        "step \(step), \(query.debugDescription)")
    }
  }

  @Test func whatWasFoundBeforeIsLookedForAnewWhereRowsCame() {
    let filter = TextFilter(["Tanaka"]) { $0 }
    #expect(Array(filter.matches("ta")) == [0])
    filter.append("Tamura")
    #expect(Array(filter.matches("ta")) == [0, 1])
    #expect(Array(filter.matches("tam")) == [1])
  }

  /// Rows in another order, some left out and some twice, are found where they stand now; more can be added.
  @Test func aFilterTakesRowsOfAnother() {
    var generator = SplitMix(seed: 3)
    var texts = (0..<200).map { _ in generator.text(upTo: 12) }
    let filter = TextFilter(texts) { $0 }
    #expect(filter.matches("a").count > 0)
    let rows = (0..<300).map { _ in Int.random(in: texts.indices, using: &generator) }
    let other = TextFilter(filter, rows: rows)
    texts = rows.map { texts[$0] } + ["Ä new é"]
    other.append("Ä new é")
    #expect(other.count == 301)
    for query in ["", "a", "é", "ｶﾞ", "ss", "ä new", "x"] {
      #expect(
        Array(other.matches(query)) == Array(TextFilter(texts) { $0 }.matches(query)),
        "\(query.debugDescription)")
    }
    #expect(TextFilter(filter, rows: []).matches("a").isEmpty)
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
