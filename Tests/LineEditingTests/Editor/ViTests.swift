import LineEditing
import TerminalIO
import TestSupport
import Testing

private let family = "👨‍👩‍👧"

extension LineEditorTests {
  /// `bind -v` in `.editrc`.
  @Suite struct Vi {
    @Test(arguments: [
      ("one two\u{1B}bdw", "one| "),
      ("one two\u{1B}0dwu", "|one two"),
      ("one two\u{1B}0dw.", "|"),
      ("one two three\u{1B}0wcwTWO\u{1B}A!", "one TWO three!|"),
      ("abc\u{1B}0x", "|bc"),
      ("abc\u{1B}02x", "|c"),
      ("abc\u{1B}xp", "ab|c"),
      ("abc\u{1B}0rX", "|Xbc"),
      ("abc\u{1B}0lix", "ax|bc"),
      ("a b\u{1B}0f iX", "aX| b"),
      // libedit's `$` steps over the beginning of an empty line.
      ("\u{1B}$iX", "X|"),
      ("abc\u{1B}dd$iX", "X|"),
      ("abc\u{1B}0D$iX", "X|"),
      ("日本語\u{1B}0x", "|本語"),
      // Our keys work in both of vi's modes.
      ("abc" + Keys.left + Keys.left + "X", "aX|bc"),
      ("abc" + Keys.backspace + "X", "abX|"),
      ("abc\u{1B}l" + Keys.left + "x", "a|c"),
      ("abc\u{1B}l" + Keys.home + "x", "|bc"),
      ("abc\u{1B}0" + Keys.end + "x", "a|b"),
      ("abc\u{1B}0" + Keys.delete + "iX", "X|bc"),
      ("one two\u{1B}l" + Keys.controlLeft + "iX", "one X|two"),
      ("a" + family + "\u{1B}x", "|a"),
      ("a" + family + "b\u{1B}0lx", "a|b"),
      ("a" + family + "b\u{1B}0llx", "a|" + family),
      ("a" + family + "b\u{1B}hx", "a|b"),
      (family + "ab\u{1B}0x", "|ab"),
      ("a" + family + Keys.backspace, "a|"),
      ("a" + family + "b\u{1B}hxu", "a|" + family + "b"),
    ])
    func whatKeysDo(keys: String, result: String) throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin()
      let typed = try fixture.result(typing: keys)
      #expect(typed == result)
    }

    @Test func escapeGoesToCommandsAndThenLeaves() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin("ab")
      fixture.terminal.type(Keys.escape)
      #expect(try fixture.editor.next() == .moved(cursor: 1))
      #expect(try fixture.events(typing: "x") == [.edited(.text("a"), cursor: 0)])
      fixture.terminal.type(Keys.escape)
      #expect(try fixture.editor.next() == .cancelled)
    }

    @Test func escapeGivesUpAHalfCommand() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin("one two")
      fixture.terminal.type("\u{1B}0")
      #expect(try fixture.editor.next() == .moved(cursor: 6))
      #expect(try fixture.editor.next() == .moved(cursor: 0))
      fixture.terminal.type("d" + Keys.escape)
      fixture.loop.schedule(after: .milliseconds(80)) { fixture.terminal.type("w") }
      #expect(try fixture.editor.next() == .moved(cursor: 4))
    }

    @Test func historyIsOnItsLetters() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.folder.write("first\nsecond\n", to: "field.history")
      let editor = try LineEditor(
        loop: fixture.loop, program: "formline-test", history: HistoryDirectory(path: fixture.folder.path))
      editor.begin(FieldRequest(name: "field", label: "Field", keepsHistory: true))
      fixture.terminal.type("draft\u{1B}kkjj")
      var texts: [String] = []
      while texts.count < 9 {
        if case .edited(.text(let text), _) = try editor.next() { texts.append(text) }
      }
      #expect(texts == ["d", "dr", "dra", "draf", "draft", "second", "first", "second", "draft"])
    }

    @Test func searchingThatFindsNothingKeepsTheText() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin("text")
      #expect(try fixture.events(typing: "\u{1B}/nothing\r") == [.moved(cursor: 3)])
    }

    @Test func escapeLeavesASearchWithoutAcceptingTheField() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin("text")
      fixture.terminal.type("\u{1B}")
      #expect(try fixture.editor.next() == .moved(cursor: 3))
      fixture.terminal.type("/no\u{1B}")
      fixture.loop.schedule(after: .milliseconds(80)) { fixture.terminal.type("x") }
      #expect(try fixture.editor.next() == .edited(.text("tex"), cursor: 2))
    }

    @Test func theExternalEditorIsNotStarted() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin("text")
      #expect(
        try fixture.events(typing: "\u{1B}vx") == [.moved(cursor: 3), .edited(.text("tex"), cursor: 2)])
    }

    @Test func playedBackKeysDoNotLeaveTheNextField() throws {
      let fixture = try EditorFixture(editrc: "bind -v\n")
      fixture.begin()
      #expect(try fixture.events(typing: "\u{1B}Ax\t", until: .next).count == 2)
      fixture.editor.end()
      fixture.begin("y")
      let events = try fixture.events(typing: "\u{1B}.")
      #expect(
        events == [.moved(cursor: 0), .moved(cursor: 1), .edited(.text("yx"), cursor: 2), .moved(cursor: 1)])
    }
  }
}
