import Testing

@testable import LineEditing

@Suite struct HistoryFormatTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("日本語 👨‍👩‍👧", "日本語 👨‍👩‍👧"), (#"a\b"#, #"a\\b"#), ("a\nb\r\tc", #"a\nb\r\tc"#),
    ("\u{1B}[31m\u{7F}\u{85}", #"\u{1B}[31m\u{7F}\u{85}"#), (" spaces ", " spaces "),
  ])
  func entriesReadBackAsTheyWere(entry: String, line: String) {
    #expect(String(decoding: HistoryFormat.bytes(of: [entry]), as: UTF8.self) == line + "\n")
    #expect(HistoryFormat.entries(in: Array((line + "\n").utf8)) == [entry])
  }

  @Test(arguments: [
    "", #"\"#, #"\x"#, #"\u"#, #"\u{"#, #"\u{}"#, #"\u{D800}"#, #"\u{FFFFFFFFF}"#, #"\u{0}"#, "\u{1}",
    #"\040"#,
    String(repeating: "a", count: 1024),
  ])
  func otherLinesAreSkipped(line: String) {
    #expect(HistoryFormat.entries(in: Array("first\n\(line)\nlast".utf8)) == ["first", "last"])
  }
}
