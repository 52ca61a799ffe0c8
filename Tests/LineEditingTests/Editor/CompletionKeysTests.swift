import LineEditing
import TerminalIO
import Testing

extension LineEditorTests {
  /// Tab on a field that can complete.
  @Suite struct CompletionKeys {
    private let words = ["reader", "editor", "admin", "administrator", "日本語", "it", "is"]

    private func begin(_ fixture: EditorFixture, _ text: String = "", cursor: Int? = nil) {
      fixture.begin(
        text, cursor: cursor, completions: { [words] typed in words.filter { $0.hasPrefix(typed) } })
    }

    @Test func oneCandidateIsInserted() throws {
      let fixture = try EditorFixture()
      begin(fixture, "e")
      #expect(
        try fixture.events(typing: "\t\t", until: .next) == [.edited(.text("editor"), cursor: 6), .next])
    }

    @Test func whatFollowsTheCursorStays() throws {
      let fixture = try EditorFixture()
      begin(fixture, "日 x", cursor: 1)
      #expect(try fixture.events(typing: "\t") == [.edited(.text("日本語 x"), cursor: 3)])
    }

    @Test func theCommonPrefixIsInsertedAndTheRestOffered() throws {
      let fixture = try EditorFixture()
      begin(fixture, "a")
      var offered: [[String]] = []
      fixture.editor.onCompletions = { offered.append($0) }
      #expect(
        try fixture.events(typing: "\t" + "i\t\t", until: .next) == [
          .edited(.text("admin"), cursor: 5), .edited(.text("admini"), cursor: 6),
          .edited(.text("administrator"), cursor: 13), .next,
        ])
      #expect(offered == [["admin", "administrator"], []])
    }

    @Test func tabNeverHoldsAnybodyInAField() throws {
      let fixture = try EditorFixture()
      begin(fixture, "i")
      var offered: [[String]] = []
      fixture.editor.onCompletions = { offered.append($0) }
      #expect(try fixture.events(typing: "\t\t", until: .next) == [.next])
      #expect(offered == [["it", "is"]])
      fixture.editor.end()
      #expect(offered == [["it", "is"], []])
    }

    @Test(arguments: [("", 0), ("adm", 0)])
    func whereNothingWasBegunTabLeavesAtOnce(_ text: String, _ cursor: Int) throws {
      let fixture = try EditorFixture()
      begin(fixture, text, cursor: cursor)
      var offered: [[String]] = []
      fixture.editor.onCompletions = { offered.append($0) }
      #expect(try fixture.events(typing: "\t", until: .next) == [.next])
      #expect(offered.isEmpty)
    }

    @Test func withoutCandidatesTabLeaves() throws {
      let fixture = try EditorFixture()
      begin(fixture, "zzz")
      #expect(try fixture.events(typing: "\t", until: .next) == [.next])
    }
  }
}
