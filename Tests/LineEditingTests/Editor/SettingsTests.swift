@testable import LineEditing
import TerminalIO
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditorTests {
  /// The user's `.editrc`, and the terminal's settings.
  @Suite struct Settings {
    @Test func macrosWork() throws {
      let fixture = try EditorFixture(editrc: "bind -s ^G \"hello\\n\"\n")
      fixture.begin()
      #expect(
        try fixture.events(typing: "." + Keys.control("G"), until: .accepted) == [
          .edited(.text("."), cursor: 1), .edited(.text(".h"), cursor: 2), .edited(.text(".he"), cursor: 3),
          .edited(.text(".hel"), cursor: 4), .edited(.text(".hell"), cursor: 5),
          .edited(.text(".hello"), cursor: 6), .accepted,
        ])
    }

    @Test func keysCanBeBound() throws {
      let fixture = try EditorFixture(editrc: "bind ^G ed-move-to-beg\nbind \"\\eq\" ed-kill-line\n")
      fixture.begin("text")
      #expect(
        try fixture.events(typing: Keys.control("G") + "\u{1B}q") == [
          .moved(cursor: 0), .edited(.text(""), cursor: 0),
        ])
    }

    @Test func linesForOtherProgramsAreLeftOut() throws {
      let fixture = try EditorFixture(
        editrc: "other:bind ^G ed-move-to-beg\nformline-test:bind ^X ed-move-to-beg\n")
      fixture.begin("text")
      #expect(try fixture.events(typing: Keys.control("G") + Keys.control("X")) == [.moved(cursor: 0)])
    }

    @Test func aHistoryLineDoesNotStopTheFile() throws {
      let fixture = try EditorFixture(editrc: "history size 50\nbind ^G ed-move-to-beg\n")
      fixture.begin("text")
      #expect(try fixture.events(typing: Keys.control("G")) == [.moved(cursor: 0)])
    }

    @Test func ourKeysSurviveNewMaps() throws {
      let fixture = try EditorFixture()
      fixture.begin("abc")
      #expect(
        try fixture.events(typing: "\u{1B}xbind -v\r" + Keys.left + Keys.backspace) == [
          .moved(cursor: 2), .edited(.text("ac"), cursor: 1),
        ])
      #expect(
        try fixture.events(typing: "\u{1B}l:bind -e\r" + Keys.home + Keys.control("K")).last
          == .edited(.text(""), cursor: 0))
    }

    @Test func ourKeysSurviveNewMapsFromAMacro() throws {
      let fixture = try EditorFixture(editrc: "bind -s ^G \"\\exbind -e\\n\"\n")
      fixture.begin()
      #expect(
        try fixture.events(typing: Keys.control("G") + "ab" + Keys.left) == [
          .edited(.text("a"), cursor: 1), .edited(.text("ab"), cursor: 2), .moved(cursor: 1),
        ])
    }

    @Test(arguments: ["\"", "'", "bind \"x", "bind x\\"])
    func aQuoteThatIsNotClosedSaysNothing(line: String) throws {
      let fixture = try EditorFixture(editrc: line + "\nbind ^G ed-move-to-beg\n")
      fixture.begin("text")
      #expect(try fixture.events(typing: Keys.control("G")) == [.moved(cursor: 0)])
      // And at the foot, where Enter, and Escape within an Alt key, would have libedit run it.
      for end in ["\r", "\u{1B}v"] {
        #expect(try fixture.events(typing: "\u{1B}x" + line + end) == [])
      }
      #expect(try fixture.events(typing: "!") == [.edited(.text("!text"), cursor: 1)])
    }

    @Test func editOffAtTheFootLeavesTheFieldAsItIs() throws {
      let fixture = try EditorFixture()
      fixture.begin("ab")
      let raw = fixture.terminal.settings()
      #expect(try fixture.events(typing: "\u{1B}xedit off\rc") == [.edited(.text("abc"), cursor: 3)])
      #expect(fixture.terminal.settings() == raw)
    }

    @Test func onlyARegularFileIsRead() throws {
      let folder = TemporaryFolder()
      let pipe = folder.path + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      for path in [pipe, "/dev/zero", folder.path, folder.path + "/missing"] {
        #expect(UserSettings.lines(of: path) == [])
      }
      #expect(
        UserSettings.lines(of: folder.write("# c\n\n  bind -v\nedit on", to: "rc")) == ["bind -v", "edit on"])
    }

    @Test func anInterruptIsHeardWhileWhatWasTypedAheadIsWorkedOff() throws {
      let fixture = try EditorFixture()
      fixture.begin()
      fixture.terminal.type(String(repeating: "x", count: 3_000))
      #expect(try fixture.editor.next() == .edited(.text("x"), cursor: 1))
      send(SIGINT)
      var told = 1
      var last = InputEvent.moved(cursor: 0)
      while told < 3_000, last != .interrupted, last != .ended {
        last = try fixture.editor.next()
        told += 1
      }
      #expect(last == .interrupted)
      #expect(told < 100)
    }

    @Test func editOffIsTold() throws {
      #expect(throws: LineEditorError.switchedOff) { try EditorFixture(editrc: "edit off\n") }
    }

    @Test(arguments: ["dumb", "emacs", ""])
    func plainTerminalsAreTold(name: String) throws {
      #expect(throws: LineEditorError.plainTerminal(name: name.isEmpty ? nil : name)) {
        try EditorFixture(terminalType: name)
      }
    }

    @Test func aPipeIsNoTerminal() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { for end in ends { close(end) } }
      let loop = EventLoop(input: ends[0])
      #expect(throws: LineEditorError.notATerminal) {
        try LineEditor(loop: loop, program: "formline-test", history: nil)
      }
    }

    @Test(arguments: ["accepted", "cancelled", "dropped", "editOff"])
    func theTerminalIsAsItWas(way: String) throws {
      let terminal = try PseudoTerminal()
      let folder = TemporaryFolder()
      setenv("EDITRC", folder.write(way == "editOff" ? "edit off\n" : "", to: "editrc"), 1)
      setenv("TERM", "xterm", 1)
      let before = terminal.settings()
      let loop = EventLoop(input: terminal.slave)
      var editor = try? LineEditor(loop: loop, program: "formline-test", history: nil)
      #expect(terminal.settings() == before)
      editor?.begin(FieldRequest(name: "field", label: "Field"))
      if way != "editOff" { #expect(terminal.settings() != before) }
      switch way {
      case "accepted":
        terminal.type("\r")
        #expect(try editor?.next() == .accepted)
        try editor?.finish()
      case "cancelled":
        terminal.type(Keys.escape)
        #expect(try editor?.next() == .cancelled)
        editor?.end()
      default: editor = nil
      }
      #expect(terminal.settings() == before)
      withExtendedLifetime(editor) {}
    }
  }
}
