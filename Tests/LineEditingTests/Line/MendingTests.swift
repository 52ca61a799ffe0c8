import Testing

@testable import LineEditing

private let family = "👨‍👩‍👧"

@Suite struct MendingTests {
  /// A line with the cursor at `|`, which counts no scalar.
  private func line(_ text: String) -> Line {
    let scalars = Array(text.unicodeScalars)
    let cursor = scalars.firstIndex(of: "|") ?? scalars.count
    return Line(scalars: scalars.filter { $0 != "|" }, cursor: cursor)
  }

  private func shown(_ line: Line?) -> String? {
    line.map { String($0.scalars[..<$0.cursor]) + "|" + String($0.scalars[$0.cursor...]) }
  }

  @Test(
    arguments: [
      // Moving on into a character, and back into one.
      ("a|" + family + "b", "a👨|\u{200D}👩\u{200D}👧b", false, "a" + family + "|b"),
      ("a" + family + "|b", "a👨\u{200D}👩\u{200D}|👧b", false, "a|" + family + "b"),
      // Vi stands on the last character, not behind it.
      ("a|" + family, "a👨|\u{200D}👩\u{200D}👧", true, "a|" + family),
      // Removing a part takes the rest.
      ("a" + family + "|", "a👨\u{200D}👩\u{200D}|", false, "a|"),
      ("|" + family + "b", "|\u{200D}👩\u{200D}👧b", false, "|b"),
      ("🇯🇵🇩🇪|", "🇯🇵🇩|", false, "🇯🇵|"),
      ("|🇯🇵🇩🇪", "|🇵🇩🇪", false, "|🇩🇪"),
      ("abe\u{301}|", "ab|", false, nil),
      ("abe\u{301}|", "abe|", false, "ab|"),
      // What is right stays.
      ("日本|", "日|", false, nil),
      ("abc|", "ab|", false, nil),
      (family + "|", family + "x|", false, nil),
    ] as [(String, String, Bool, String?)])
  func wholeCharacters(old: String, new: String, isVi: Bool, mended: String?) {
    #expect(shown(Mending.mended(line(new), from: line(old), isVi: isVi)) == mended)
  }
}
