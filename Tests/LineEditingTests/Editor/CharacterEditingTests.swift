import LineEditing
import TerminalIO
import Testing

private let family = "👨‍👩‍👧"
private let flags = "🇯🇵🇩🇪"
private let accented = "e\u{301}"

extension LineEditorTests {
  /// Moving and removing go by what a person sees as one character, with our keys and with libedit's own.
  @Suite struct CharacterEditing {
    @Test(arguments: [
      ("a" + family + Keys.backspace, "a|"),
      (family + Keys.backspace, "|"),
      (flags + Keys.backspace, "🇯🇵|"),
      ("x" + accented + Keys.backspace, "x|"),
      ("👍🏽" + Keys.backspace, "|"),
      ("日本" + Keys.backspace, "日|"),
      ("a" + family + "b" + Keys.left + Keys.left + "X", "aX|" + family + "b"),
      ("a" + family + "b" + Keys.home + Keys.right + Keys.right + "X", "a" + family + "X|b"),
      (flags + Keys.home + Keys.delete, "|🇩🇪"),
      (flags + Keys.left + "X", "🇯🇵X|🇩🇪"),
      ("a" + accented + Keys.home + Keys.right + Keys.delete, "a|"),
      // libedit's own commands: ^B, ^F, ^D, ^H, and counts.
      ("a" + family + Keys.control("B") + "X", "aX|" + family),
      ("a" + family + "b" + Keys.home + Keys.control("F") + Keys.control("F") + "X", "a" + family + "X|b"),
      (family + "b" + Keys.home + Keys.control("D"), "|b"),
      (family + Keys.home + Keys.control("D"), "|"),
      ("a" + family + Keys.control("H"), "a|"),
      (family + Keys.control("H"), "|"),
      ("abc" + accented + "\u{1B}2" + Keys.backspace, "abc|"),
      // What ^K took is still there after a family was removed.
      ("kept" + Keys.control("A") + Keys.control("K") + family + Keys.backspace + Keys.control("Y"), "kept|"),
      (
        "kept" + Keys.control("A") + Keys.control("K") + family + Keys.control("H") + Keys.control("Y"),
        "kept|"
      ),
    ])
    func goesByCharacter(keys: String, result: String) throws {
      let fixture = try EditorFixture()
      fixture.begin()
      let typed = try fixture.result(typing: keys)
      #expect(typed == result)
    }

    @Test func theCursorIsToldInCharacters() throws {
      let fixture = try EditorFixture()
      fixture.begin("a" + family + "b")
      #expect(
        try fixture.events(typing: Keys.left + Keys.left + Keys.left + Keys.left) == [
          .moved(cursor: 2), .moved(cursor: 1), .moved(cursor: 0),
        ])
    }
  }
}
