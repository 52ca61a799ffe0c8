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
}
