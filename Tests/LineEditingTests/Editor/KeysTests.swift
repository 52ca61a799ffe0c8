import LineEditing
import TerminalIO
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditorTests {
  /// Keys outside of fields, in one stream with those of fields.
  @Suite struct KeysTests {
    let fixture: EditorFixture
    init() throws { fixture = try EditorFixture() }

    @Test func keysComeOneByOne() throws {
      fixture.terminal.type("q\u{1B}[6~\u{1B}[<0;3;2Mé\r")
      let inputs = try (0..<5).map { _ in try fixture.editor.nextKey() }
      let click = MouseEvent(.press, button: 1, row: 1, column: 2)
      #expect(
        inputs == [
          .press(KeyPress(.scalar("q"))), .press(KeyPress(.pageDown)), .press(KeyPress(.mouse(click))),
          .press(KeyPress(.scalar("é"))), .press(KeyPress(.enter)),
        ])
    }

    @Test func nothingTypedAheadIsLostBetweenKeysAndFields() throws {
      fixture.terminal.type("/ab\rxy")
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.scalar("/"))))
      fixture.begin()
      var events: [InputEvent] = []
      while events.last != .accepted { events.append(try fixture.editor.next()) }
      fixture.editor.end()
      #expect(events == [.edited(.text("a"), cursor: 1), .edited(.text("ab"), cursor: 2), .accepted])
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.scalar("x"))))
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.scalar("y"))))
    }

    @Test func theTerminalStaysRawUntilTheKeysEnd() throws {
      let before = fixture.terminal.settings()
      fixture.terminal.type("a")
      _ = try fixture.editor.nextKey()
      let raw = fixture.terminal.settings()
      #expect(raw != before)
      fixture.begin()
      fixture.terminal.type(Keys.escape)
      #expect(try fixture.editor.next() == .cancelled)
      fixture.editor.end()
      #expect(fixture.terminal.settings() == raw)
      fixture.editor.endKeys()
      #expect(fixture.terminal.settings() == before)
    }

    @Test func anInterruptIsAnInput() throws {
      _ = fixture.loop.schedule(after: .zero) { send(SIGINT) }
      #expect(try fixture.editor.nextKey() == .interrupted)
      fixture.terminal.type("\u{1B}[99;5u")
      #expect(try fixture.editor.nextKey() == .interrupted)
    }

    @Test func wakingEndsTheWait() throws {
      _ = fixture.loop.schedule(after: .zero) { [editor = fixture.editor] in editor.wake() }
      #expect(try fixture.editor.nextKey() == .woken)
      fixture.editor.wake()
      #expect(try fixture.editor.nextKey() == .woken)
      fixture.terminal.type("a")
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.scalar("a"))))
    }

    @Test func aTerminalThatWentAwayIsTheEnd() throws {
      fixture.terminal.hangUp()
      #expect(try fixture.editor.nextKey() == .ended)
      #expect(try fixture.editor.nextKey() == .ended)
    }

    @Test func controlLPaintsAnew() throws {
      var repaints = 0
      fixture.editor.onRepaint = { repaints += 1 }
      fixture.terminal.type("\u{0C}a")
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.scalar("a"))))
      #expect(repaints == 1)
    }

    @Test func whatAFieldHasNoUseForIsToldBetweenItsKeys() throws {
      var told: [String] = []
      fixture.editor.onUnhandledKey = { press in
        told.append("\(press.key)")
        return nil
      }
      fixture.begin()
      #expect(try fixture.result(typing: "ab\u{1B}[6~c\u{1B}[5~" + Keys.left) == "ab|c")
      #expect(told == ["pageDown", "pageUp"])
    }

    @Test func itDoesNotBreakACommandOff() throws {
      var told = 0
      fixture.editor.onUnhandledKey = { _ in
        told += 1
        return nil
      }
      fixture.begin()
      // ESC, a count, and what is repeated.
      #expect(try fixture.result(typing: "a\u{1B}3\u{1B}[6~b") == "abbb|")
      #expect(told == 1)
    }

    @Test func itCanEndTheFieldAndTheRestIsKept() throws {
      fixture.editor.onUnhandledKey = { press in press.key == .pageDown ? .next : nil }
      fixture.begin()
      fixture.terminal.type("a\u{1B}[6~\u{1B}[5~b")
      #expect(try fixture.editor.next() == .edited(.text("a"), cursor: 1))
      #expect(try fixture.editor.next() == .next)
      fixture.editor.end()
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.pageUp)))
      #expect(try fixture.editor.nextKey() == .press(KeyPress(.scalar("b"))))
    }

    @Test func aSecretFieldTellsThemToo() throws {
      var told = 0
      fixture.editor.onUnhandledKey = { _ in
        told += 1
        return nil
      }
      fixture.begin(isSecret: true)
      let events = try fixture.events(typing: "a\u{1B}[6~b")
      #expect(events.count == 2)
      #expect(told == 1)
    }
  }
}
