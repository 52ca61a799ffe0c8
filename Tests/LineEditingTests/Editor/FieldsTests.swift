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
  /// Going from field to field, and what the program does meanwhile.
  @Suite struct Fields {
    @Test func textAndCursorAreThereWhenAFieldIsEnteredAgain() throws {
      let fixture = try EditorFixture()
      fixture.begin("one two", cursor: 3)
      #expect(try fixture.events(typing: "X") == [.edited(.text("oneX two"), cursor: 4)])
      fixture.editor.end()
      fixture.begin("other")
      #expect(try fixture.events(typing: "!") == [.edited(.text("other!"), cursor: 6)])
      fixture.editor.end()
      fixture.begin("oneX two", cursor: 4)
      #expect(try fixture.events(typing: "Y") == [.edited(.text("oneXY two"), cursor: 5)])
    }

    @Test func anAcceptedFieldCanBeEditedOn() throws {
      let fixture = try EditorFixture()
      fixture.begin("ab", cursor: 1)
      #expect(try fixture.events(typing: "\r", until: .accepted) == [.accepted])
      #expect(
        try fixture.events(typing: "c\r", until: .accepted) == [.edited(.text("acb"), cursor: 2), .accepted])
    }

    @Test func whatIsTypedAheadGoesToTheNextField() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      #expect(try fixture.events(typing: "a\tb\r", until: .next) == [.edited(.text("a"), cursor: 1), .next])
      fixture.editor.end()
      fixture.begin(isSecret: true)
      #expect(
        try fixture.events(typing: "", until: .accepted) == [
          .edited(.secret(Secret(copying: "b")), cursor: 1), .accepted,
        ])
    }

    @Test func typeAheadIsNeverEchoed() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      let raw = fixture.terminal.settings()
      for secret in [true, false, true] {
        #expect(try fixture.events(typing: "\t", until: .next) == [.next])
        fixture.editor.end()
        #expect(fixture.terminal.settings() == raw)
        fixture.terminal.type("word")
        fixture.begin(isSecret: secret)
        for _ in 0..<4 { _ = try fixture.editor.next() }
      }
      #expect(!fixture.terminal.output().contains("w"))
    }

    @Test func theProgramsTextIsTakenOver() throws {
      let fixture = try EditorFixture()
      fixture.begin("ab")
      fixture.editor.replaceText("ABC")
      #expect(try fixture.editor.next() == .moved(cursor: 3))
      #expect(try fixture.events(typing: "d") == [.edited(.text("ABCd"), cursor: 4)])
      fixture.editor.replaceText("")
      #expect(try fixture.editor.next() == .moved(cursor: 0))
      #expect(try fixture.events(typing: "x") == [.edited(.text("x"), cursor: 1)])
    }

    @Test func theCursorStaysWhereItWas() throws {
      let fixture = try EditorFixture()
      fixture.begin("abcd", cursor: 2)
      fixture.editor.replaceText("日本語です")
      #expect(try fixture.editor.next() == .moved(cursor: 2))
      fixture.editor.replaceText("x")
      #expect(try fixture.editor.next() == .moved(cursor: 1))
    }

    @Test func theProgramsTextIsTakenOverWhileWaiting() throws {
      let fixture = try EditorFixture()
      fixture.begin("ab")
      fixture.loop.schedule(after: .zero) { fixture.editor.replaceText("ABC") }
      #expect(try fixture.editor.next() == .moved(cursor: 3))
      #expect(try fixture.events(typing: "d") == [.edited(.text("ABCd"), cursor: 4)])
    }

    @Test func duringASearchTheProgramsTextWaits() throws {
      let fixture = try EditorFixture()
      _ = try HistoryDirectory(path: fixture.folder.path + "/history").add("apple", toField: "field")
      fixture.begin("text", keepsHistory: true)
      fixture.terminal.type(Keys.control("R") + "app")
      var isSearching = true
      fixture.editor.beforeWaiting = { [unowned fixture] in
        guard isSearching else { return }
        isSearching = false
        fixture.editor.replaceText("program")
        fixture.terminal.type(Keys.control("G"))
      }
      #expect(try fixture.editor.next() == .moved(cursor: 7))
      #expect(try fixture.events(typing: "!") == [.edited(.text("program!"), cursor: 8)])
    }

    @Test func theProgramMayChangeTheTextAtEveryEdit() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      fixture.terminal.type("abc\r")
      var text = ""
      var event = try fixture.editor.next()
      while event != .accepted {
        if case .edited(.text(let edited), _) = event {
          text = edited.uppercased()
          fixture.editor.replaceText(text)
        }
        event = try fixture.editor.next()
      }
      #expect(text == "ABC")
    }

    @Test func pastesAreInsertedAtOnce() throws {
      let fixture = try EditorFixture()
      fixture.begin("<>", cursor: 1)
      let events = try fixture.events(typing: Keys.paste("one\ntwo\tthree\u{7}\u{1B}[31m 日本"))
      #expect(events == [.edited(.text("<one two three[31m 日本>"), cursor: 21)])
    }

    @Test func aThousandPastedLinesArePaintedOnce() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      let lines = (1...1000).map { "line \($0)" }
      var waits = 0
      fixture.editor.beforeWaiting = { waits += 1 }
      let text = lines.joined(separator: " ")
      #expect(
        try fixture.events(typing: Keys.paste(lines.joined(separator: "\n"))) == [
          .edited(.text(text), cursor: text.count)
        ])
      #expect(waits <= 1)
    }

    @Test func aBurstIsPaintedOnce() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      var waits = 0
      fixture.editor.beforeWaiting = { waits += 1 }
      let burst = String(repeating: "abcdefghij", count: 200)
      #expect(try fixture.events(typing: burst).count == 2000)
      #expect(waits == 0)
    }

    @Test func pastesAreCappedAt64KiB() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      // More than the system keeps unread: typed as it is read.
      var rest = Array(Keys.paste(String(repeating: "日", count: 30_000)).utf8)[...]
      fixture.editor.beforeWaiting = { [terminal = fixture.terminal] in
        terminal.type(bytes: Array(rest.prefix(2000)))
        rest = rest.dropFirst(2000)
      }
      let event = try fixture.editor.next()
      #expect(event == .edited(.text(String(repeating: "日", count: 65_536 / 3)), cursor: 65_536 / 3))
    }

    @Test func anInterruptIsAnEvent() throws {
      let fixture = try EditorFixture()
      fixture.begin("ab")
      // Not `raise`: the threads that tests run on block signals.
      fixture.loop.schedule(after: .zero) { kill(getpid(), SIGINT) }
      #expect(try fixture.editor.next() == .interrupted)
    }

    @Test func anInterruptInTheMiddleOfACommandRestoresTheLine() throws {
      let fixture = try EditorFixture()
      _ = try HistoryDirectory(path: fixture.folder.path + "/history").add("apple", toField: "field")
      fixture.begin("text", keepsHistory: true)
      fixture.terminal.type(Keys.control("R") + "app")
      fixture.editor.beforeWaiting = { kill(getpid(), SIGINT) }
      #expect(try fixture.editor.next() == .interrupted)
      fixture.editor.beforeWaiting = nil
      #expect(try fixture.events(typing: "!") == [.edited(.text("text!"), cursor: 5)])
    }

    @Test func controlLAsksForARepaint() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      var repaints = 0
      fixture.editor.onRepaint = { repaints += 1 }
      #expect(try fixture.events(typing: Keys.control("L")) == [])
      #expect(repaints == 1)
    }
  }
}
