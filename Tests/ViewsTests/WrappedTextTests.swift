@testable import Views
import TerminalIO
import Testing

/// Where rows break, and where the cursor stands.
@Suite struct WrappedTextTests {
  private func picture(_ text: String, cursor: Int, width: Int = 4) -> String {
    let wrapped = WrappedText(text, cursor: cursor, width: width)
    return wrapped.rows.joined(separator: "|") + " \(wrapped.cursor.row).\(wrapped.cursor.column)"
  }

  @Test(arguments: [
    ("", 0, " 0.0"), ("abc", 3, "abc 0.3"), ("abcd", 4, "abcd| 1.0"), ("abcd", 2, "abcd 0.2"),
    ("abcde", 5, "abcd|e 1.1"), ("abcde", 4, "abcd|e 1.0"), ("abc日", 4, "abc|日 1.2"),
    ("abc日", 3, "abc|日 1.0"),
    ("日本語", 1, "日本|語 0.2"), ("e\u{301}bcde\u{301}", 5, "e\u{301}bcd|e\u{301} 1.1"),
  ])
  func rowsBreakWhereTheyAreFull(text: String, cursor: Int, expected: String) {
    #expect(picture(text, cursor: cursor) == expected)
  }

  @Test func aCharacterWiderThanTheRowStandsAlone() {
    #expect(picture("日本", cursor: 2, width: 1) == "日|本| 2.0")
  }

  @Test(arguments: [(0, 0..<2), (5, 0..<2), (9, 1..<3), (12, 2..<4)])
  func theCursorsRowIsAmongTheShown(cursor: Int, rows: Range<Int>) {
    #expect(WrappedText("abcdefghijkl", cursor: cursor, width: 4).shown(2) == rows)
  }

  @Test(arguments: [
    ("", 6, ""), ("a bc", 6, "a bc"), ("one two", 6, "one|two"), ("one  two ", 6, "one|two"),
    ("abcdef g", 6, "abcdef|g"), ("abcdef   ", 6, "abcdef"), ("         ", 6, ""),
    // A word that is longer than a row.
    ("/home/ada/x: it", 6, "/home/|ada/x:|it"), ("a abcdefgh", 6, "a|abcdef|gh"),
    // Wide and combining text.
    ("日本語 日本", 6, "日本語|日本"), ("日本語日本", 5, "日本|語日|本"), ("日本", 1, "日|本"),
    ("ae\u{301} e\u{301}e\u{301}e\u{301}e\u{301}", 6, "ae\u{301}|e\u{301}e\u{301}e\u{301}e\u{301}"),
    ("👩‍👩‍👧👩‍👩‍👧 👩‍👩‍👧👩‍👩‍👧", 7, "👩‍👩‍👧👩‍👩‍👧|👩‍👩‍👧👩‍👩‍👧"),
    // What is shown escaped takes the cells of its escape.
    ("a\u{1}b\u{1}c", 4, "a\u{1}b|\u{1}c"),
    // Rows that go on are indented as the line is, where there is room for it.
    ("  one two", 6, "  one|  two"), ("     one two", 8, "one two"), ("    one two", 8, "    one|    two"),
  ])
  func rowsBreakBetweenWords(text: String, width: Int, expected: String) {
    #expect(WrappedText.byWords(text, width: width).joined(separator: "|") == expected)
  }

  @Test(arguments: [(1, "日本…"), (2, "日本|語日…"), (3, "日本|語日|本"), (4, "日本|語日|本")])
  func theLastRowIsCut(limit: Int, expected: String) {
    #expect(WrappedText.byWords("日本語日本", width: 5, limit: limit).joined(separator: "|") == expected)
  }

  @Test func noRowIsEverWiderThanItMayBe() {
    let text = "  Zoë's 日本語 e\u{301}\u{1F3FD} /a/path/that/is/long\u{1B}[31m 👩‍👩‍👧 and more  "
    for width in 6...60 {
      let rows = WrappedText.byWords(text, width: width)
      #expect(rows.allSatisfy { displayWidth(of: $0) <= width }, "\(width): \(rows)")
      let (all, shown) = (text.filter { $0 != " " }, rows.joined().filter { $0 != " " })
      #expect(shown == all, "\(width)")
    }
  }
}
