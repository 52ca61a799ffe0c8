import LineEditing
import TerminalIO
import TestSupport
import Testing

extension LineEditorTests {
  /// Up, Down and searching on a field that keeps a history.
  @Suite struct HistoryKeys {
    private func fixture(_ entries: [String]) throws -> EditorFixture {
      let fixture = try EditorFixture()
      let directory = HistoryDirectory(path: fixture.folder.path + "/history")
      for entry in entries { _ = try directory.add(entry, toField: "field") }
      return fixture
    }

    @Test func upAndDownWalkAndThenLeave() throws {
      let fixture = try fixture(["first", "second"])
      fixture.begin("dr", keepsHistory: true)
      let keys = "a" + Keys.up + Keys.up + Keys.down + Keys.down + Keys.down
      #expect(
        try fixture.events(typing: keys, until: .next) == [
          .edited(.text("dra"), cursor: 3), .edited(.text("second"), cursor: 6),
          .edited(.text("first"), cursor: 5), .edited(.text("second"), cursor: 6),
          .edited(.text("dra"), cursor: 3), .next,
        ])
    }

    @Test func upBehindTheOldestLeavesAndKeepsTheText() throws {
      let fixture = try fixture(["only"])
      fixture.begin(keepsHistory: true)
      #expect(
        try fixture.events(typing: Keys.up + "X" + Keys.up, until: .previous) == [
          .edited(.text("only"), cursor: 4), .edited(.text("onlyX"), cursor: 5), .previous,
        ])
    }

    @Test(arguments: ["with space ", "  x", "日本語の履歴", "👨‍👩‍👧", "tab\there", #"back\slash"#, "a\nb\n"])
    func entriesComeBackAsTheyWere(entry: String) throws {
      let fixture = try fixture([entry])
      fixture.begin(keepsHistory: true)
      #expect(try fixture.events(typing: Keys.up) == [.edited(.text(entry), cursor: entry.count)])
    }

    @Test func libeditsOwnKeysWalkTheSameHistory() throws {
      let fixture = try fixture(["first", "second", "third"])
      fixture.begin(keepsHistory: true)
      let keys = Keys.control("P") + Keys.up + Keys.control("P") + Keys.up
      #expect(
        try fixture.events(typing: keys, until: .previous) == [
          .edited(.text("third"), cursor: 5), .edited(.text("second"), cursor: 6),
          .edited(.text("first"), cursor: 5), .previous,
        ])
    }

    @Test func searchingBackwards() throws {
      let fixture = try fixture(["apple pie", "banana", "cherry"])
      fixture.begin(keepsHistory: true)
      let events = try fixture.events(typing: Keys.control("R") + "appl\u{1B}OFX")
      #expect(events.last == .edited(.text("apple pieX"), cursor: 10))
    }

    @Test func enterAcceptsWhatWasFound() throws {
      let fixture = try fixture(["apple pie", "banana"])
      fixture.begin(keepsHistory: true)
      let events = try fixture.events(typing: Keys.control("R") + "appl\r", until: .accepted)
      #expect(events == [.edited(.text("apple pie"), cursor: 0), .accepted])
    }

    @Test func controlGGivesASearchUp() throws {
      let fixture = try fixture(["apple pie"])
      fixture.begin("text", keepsHistory: true)
      #expect(try fixture.events(typing: Keys.control("R") + "appl" + Keys.control("G")) == [])
    }

    @Test func backspaceCorrectsASearch() throws {
      let fixture = try fixture(["apple pie", "banana"])
      fixture.begin(keepsHistory: true)
      let keys = Keys.control("R") + "bx" + Keys.backspace + "a\r"
      let events = try fixture.events(typing: keys, until: .accepted)
      #expect(events == [.edited(.text("banana"), cursor: 0), .accepted])
    }

    @Test func aFieldWithoutHistorySeesNone() throws {
      let fixture = try fixture(["first"])
      fixture.begin("x")
      fixture.terminal.type(Keys.control("P") + Keys.control("N") + Keys.up)
      #expect(try fixture.editor.next() == .previous)
    }

    @Test func aLongDraftComesBackWhole() throws {
      let fixture = try fixture(["short"])
      let draft = String(repeating: "0123456789", count: 300)
      fixture.begin(draft, keepsHistory: true)
      #expect(
        try fixture.events(typing: Keys.up + Keys.down) == [
          .edited(.text("short"), cursor: 5), .edited(.text(draft), cursor: 3000),
        ])
    }

    @Test func rememberedAnswersAreThereAtOnceAndOnDisk() throws {
      let fixture = try fixture([])
      fixture.begin(keepsHistory: true)
      fixture.editor.end()
      fixture.editor.remember([("field", "new answer"), ("other", "not kept"), ("field", "")])
      fixture.begin(keepsHistory: true)
      #expect(try fixture.events(typing: Keys.up) == [.edited(.text("new answer"), cursor: 10)])
      #expect(fixture.folder.names.contains("history"))
      #expect(fixture.folder.text(of: "history/field.history") == "new answer\n")
      #expect(fixture.folder.text(of: "history/other.history") == nil)
    }

    @Test func aHistoryThatCannotBeSavedIsToldAndNotFatal() throws {
      let fixture = try EditorFixture()
      fixture.folder.write("in the way", to: "history")
      fixture.begin(keepsHistory: true)
      #expect(try fixture.events(typing: "a") == [.edited(.text("a"), cursor: 1)])
      fixture.editor.remember([("field", "a")])
      var told: [HistoryError.Action] = []
      fixture.editor.onHistoryError = { told.append($0.action) }
      #expect(told == [.read, .lock])
    }
  }
}
