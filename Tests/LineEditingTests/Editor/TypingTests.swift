import LineEditing
import TerminalIO
import Testing

extension LineEditorTests {
  /// One key, one event.
  @Suite struct Typing {
    @Test func itIsKnownWhetherTheNextKeyIsThere() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      fixture.terminal.type("ab")
      var waiting: [Bool] = []
      for _ in 0..<2 {
        _ = try fixture.editor.next()
        waiting.append(fixture.editor.hasInputWaiting)
      }
      #expect(waiting == [true, false])
      // Not read yet: only the terminal knows of it.
      fixture.terminal.type("c")
      #expect(fixture.editor.hasInputWaiting)
    }

    @Test func eachKeyIsOneEvent() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      #expect(
        try fixture.events(typing: "ab" + Keys.left + "x\r", until: .accepted) == [
          .edited(.text("a"), cursor: 1), .edited(.text("ab"), cursor: 2), .moved(cursor: 1),
          .edited(.text("axb"), cursor: 2), .accepted,
        ])
    }

    @Test(arguments: [
      ("hello", "hello|"),
      ("日本語", "日本語|"),
      ("e\u{301}x", "e\u{301}x|"),
      ("👨‍👩‍👧🇯🇵👍🏽", "👨‍👩‍👧🇯🇵👍🏽|"),
      ("héllo wörld", "héllo wörld|"),
      ("abc" + Keys.home + "x", "x|abc"),
      ("abc" + Keys.home + Keys.right + "x", "ax|bc"),
      ("abc" + Keys.home + Keys.end + "x", "abcx|"),
      ("abc" + Keys.left + Keys.backspace, "a|c"),
      ("abc" + Keys.left + Keys.delete, "ab|"),
      ("one two" + Keys.control("W"), "one |"),
      ("one two" + Keys.home + Keys.control("K") + "x" + Keys.control("Y"), "xone two|"),
      ("one two" + Keys.control("A") + Keys.control("K") + Keys.backspace + Keys.control("Y"), "one two|"),
      ("ab" + Keys.control("K") + Keys.left + Keys.control("K") + Keys.backspace + Keys.control("Y"), "b|"),
      ("ab" + Keys.control("T"), "ba|"),
      ("ab" + Keys.control("U"), "|"),
      ("\u{1B}3x", "xxx|"),
      ("one two three" + Keys.controlLeft + "X", "one two X|three"),
      ("one two three" + Keys.altLeft + Keys.controlLeft + "X", "one X|two three"),
      ("one two" + Keys.home + Keys.controlRight + "X", "oneX| two"),
      ("one two" + "\u{1B}b" + "X", "one X|two"),
      ("one two" + "\u{1B}\u{7F}" + "X", "one X|"),
      ("a\u{1B}[15~\u{1B}[99;9ub\u{1B}[Ic", "abc|"),
      ("a\u{1B}!b", "ab|"),
      (Keys.control("V") + Keys.left + "a", "a|"),
      ("a" + Keys.control("H") + "b", "b|"),
      ("ab" + Keys.left + Keys.control("D"), "a|"),
    ])
    func whatKeysDo(keys: String, result: String) throws {
      let fixture = try EditorFixture()
      fixture.begin()
      let typed = try fixture.result(typing: keys)
      #expect(typed == result)
    }

    @Test func anEmptiedFieldIsAnEdit() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      #expect(
        try fixture.events(typing: "a" + Keys.backspace + Keys.backspace) == [
          .edited(.text("a"), cursor: 1), .edited(.text(""), cursor: 0),
        ])
    }

    @Test func brokenBytesBecomeReplacementCharacters() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      fixture.terminal.type(bytes: [0x61, 0xFF, 0xC3, 0x28, 0xC2, 0x85])
      #expect(try fixture.result(typing: "") == "a\u{FFFD}\u{FFFD}(\u{FFFD}|")
    }

    @Test(arguments: [
      (Keys.escape, "cancelled"), (Keys.control("D"), "ended"), ("\t", "next"), (Keys.down, "next"),
      (Keys.up, "previous"), (Keys.backTab, "previous"), ("\r", "accepted"), ("\n", "accepted"),
    ])
    func keysThatLeave(keys: String, event: String) throws {
      let fixture = try EditorFixture()
      fixture.begin()
      fixture.terminal.type(keys)
      let told = try fixture.editor.next()
      #expect("\(told)" == event)
    }

    @Test func aTypedControlDIsNotTheEnd() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      #expect(
        try fixture.events(typing: Keys.control("V") + Keys.control("D")) == [
          .edited(.text("\u{4}"), cursor: 1)
        ])
    }

    @Test func aTerminalThatGoesAwayEnds() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      fixture.terminal.hangUp()
      #expect(try fixture.editor.next() == .ended)
    }
  }
}
