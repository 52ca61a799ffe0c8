import Testing

@testable import TerminalIO

@Suite struct PaintedRowTests {
  static func row(_ text: String, columns: Int = 20) -> PaintedRow {
    PaintedRow(Line(text), columns: columns, depth: .none)
  }

  static func text(_ row: PaintedRow) -> String { String(decoding: row.bytes, as: UTF8.self) }

  @Test(arguments: [
    ("abc", 3, "abc", 3), ("abcd", 3, "abc", 3), ("日本", 3, "日", 2), ("a日本", 4, "a日", 3), ("a日本", 5, "a日本", 5),
    ("日", 1, "", 0), ("x   ", 20, "x", 1), ("   ", 20, "", 0), ("a\u{1}b", 2, "a^", 2),
    ("\u{202E}", 5, "\\u{20", 5),
    ("e\u{301}e\u{301}", 1, "e\u{301}", 1), ("\u{301}a", 20, "a", 1), ("日 ", 20, "日", 2), ("", 20, "", 0),
  ])
  func isCutToItsCells(text: String, columns: Int, expected: String, width: Int) {
    let row = Self.row(text, columns: columns)
    #expect(Array(row.bytes) == Array(expected.utf8))
    #expect(row.width == width)
  }

  @Test func cutsAcrossRuns() {
    let line = Line([Span("ab"), Span("日本", Style(attributes: .bold)), Span("cd")])
    let row = PaintedRow(line, columns: 5, depth: .none)
    #expect(Self.text(row) == "ab日")
    #expect(row.runs == [.init(start: 2, style: Style(attributes: .bold))])
  }

  @Test func blanksWithAStyleStand() {
    let line = Line([Span("a  ", Style(attributes: .reverse)), Span("  ")])
    #expect(Self.text(PaintedRow(line, columns: 20, depth: .none)) == "a  ")
  }

  @Test func equalStylesAreOneRun() {
    let bold = Style(attributes: .bold)
    let line = Line([Span("a", bold), Span("", .plain), Span("b", bold), Span("c")])
    let row = PaintedRow(line, columns: 20, depth: .none)
    #expect(row.runs == [.init(start: 0, style: bold), .init(start: 2, style: .plain)])
    #expect(row.style(at: 1) == bold)
    #expect(row.style(at: 2) == .plain)
  }

  @Test(
    arguments: [
      ("abc", "abc", nil), ("abc", "abd", 2), ("abc", "ab", 2), ("ab", "abc", 2), ("", "a", 0),
      ("日本", "日木", 3), ("é", "è", 0), ("xe", "xe\u{301}", 1), ("xe\u{301}", "xe", 1), ("a😀", "a😁", 1),
      ("👨‍👩‍👧", "👨‍👩‍👦", 0),
    ] as [(String, String, Int?)])
  func differsFromTheFirstCharacterThatIsNotTheSame(old: String, new: String, index: Int?) {
    #expect(Self.row(old).firstDifference(from: Self.row(new)) == index)
  }

  @Test func aStyleDiffersWhereItBegins() {
    let plain = PaintedRow(Line("abcd"), columns: 20, depth: .ansi16)
    let styled = PaintedRow(
      Line([Span("ab"), Span("cd", Style(foreground: .red))]), columns: 20, depth: .ansi16)
    let other = PaintedRow(
      Line([Span("ab"), Span("cd", Style(foreground: .blue))]), columns: 20, depth: .ansi16)
    #expect(plain.firstDifference(from: styled) == 2)
    #expect(styled.firstDifference(from: plain) == 2)
    #expect(styled.firstDifference(from: other) == 2)
  }

  @Test(arguments: [
    ("abcdefgh", 0, 4, 0), ("abcdefgh", 3, 4, 0), ("abcdefgh", 4, 4, 1), ("abcdefgh", 8, 4, 2),
    ("ab", 10, 4, 2),
    ("日本語", 0, 3, 0), ("日本語", 2, 3, 1), ("日本語", 4, 3, 2), ("日本語", 6, 3, 2), ("日本語", 7, 3, 3),
  ])
  func cellsKnowTheirRowWhenTheRowIsBroken(text: String, cell: Int, columns: Int, row: Int) {
    #expect(Self.row(text).row(ofCell: cell, brokenAt: columns) == row)
  }

  @Test(arguments: [("", 4, 1), ("abcd", 4, 1), ("abcde", 4, 2), ("日本語", 3, 3), ("日本語", 4, 2), ("日本語", 6, 1)])
  func rowsAreCountedWhenTheRowIsBroken(text: String, columns: Int, rows: Int) {
    #expect(Self.row(text).rows(brokenAt: columns) == rows)
  }
}
