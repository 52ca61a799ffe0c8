import LineEditing
import TerminalIO
import TestSupport
import Testing

private func secret(_ text: String) -> Answer { .secret(Secret(copying: text)) }

extension LineEditorTests {
  /// Secrets: edited like text, seen by nobody.
  @Suite struct Secrets {
    @Test func eachKeyGivesTheSecretAndTheCursorInScalars() throws {
      let fixture = try EditorFixture()
      fixture.begin(isSecret: true)
      #expect(
        try fixture.events(typing: "aé日" + Keys.left + Keys.backspace + "x\r", until: .accepted) == [
          .edited(secret("a"), cursor: 1), .edited(secret("aé"), cursor: 2),
          .edited(secret("aé日"), cursor: 3),
          .moved(cursor: 2), .edited(secret("a日"), cursor: 1), .edited(secret("ax日"), cursor: 2), .accepted,
        ])
    }

    @Test(arguments: [
      (Keys.control("R") + "ab", "ab"),
      (Keys.control("V") + "ab", "ab"),
      ("a\u{1B}xb", "ab"),
      ("abc" + Keys.control("A") + Keys.control("K") + "x" + Keys.control("Y"), "xabc"),
      ("ab" + Keys.control("W") + "c", "c"),
      ("\u{1B}3x", "xxx"),
      ("\u{1B}1" + "2", "2"),
      ("a b" + Keys.controlLeft + "x", "xa b"),
      ("ab" + Keys.paste("p\nq"), "abp q"),
      (Keys.control("P") + "a", "a"),
      ("/:?", "/:?"),
    ])
    func whatKeysDo(keys: String, result: String) throws {
      let fixture = try EditorFixture()
      fixture.begin(isSecret: true)
      let edits = try fixture.events(typing: keys).compactMap { event in
        if case .edited(let answer, _) = event { answer } else { nil }
      }
      #expect(edits.last == secret(result))
    }

    @Test func theUsersSettingsAndHistoryAreNotUsed() throws {
      let fixture = try EditorFixture(editrc: "bind -v\nbind -s a bcd\n")
      fixture.begin(isSecret: true, keepsHistory: true)
      #expect(try fixture.events(typing: "a") == [.edited(secret("a"), cursor: 1)])
      fixture.editor.remember([("field", "a")])
      #expect(!fixture.folder.names.contains("history"))
    }

    @Test func tabAsksForNoCompletions() throws {
      let fixture = try EditorFixture()
      fixture.begin(isSecret: true, completions: { _ in ["secret", "secrets"] })
      #expect(try fixture.events(typing: "s\t", until: .next).last == .next)
    }

    @Test func comingBackStartsEmpty() throws {
      let fixture = try EditorFixture()
      fixture.begin(isSecret: true)
      _ = try fixture.events(typing: "abc")
      fixture.editor.end()
      fixture.begin("ignored", isSecret: true)
      #expect(try fixture.events(typing: "d") == [.edited(secret("d"), cursor: 1)])
    }

    @Test func theProgramMayClearIt() throws {
      let fixture = try EditorFixture()
      fixture.begin(isSecret: true)
      _ = try fixture.events(typing: "abc")
      fixture.editor.replaceText("")
      #expect(try fixture.editor.next() == .moved(cursor: 0))
      #expect(try fixture.events(typing: "d") == [.edited(secret("d"), cursor: 1)])
    }

    @Test(.canScanMemory) func nothingIsLeftInMemory() throws {
      let fixture = try EditorFixture()
      let needle = MemoryScan.Needle(backwards: "yrettab-esroh-tcerroc")
      for isPasted in [false, true] {
        fixture.begin(isSecret: true)
        needle.type(to: fixture.terminal, asPaste: isPasted)
        var scalars = 0
        var event = try fixture.editor.next()
        while event != .accepted {
          if case .edited(.secret(let secret), _) = event { scalars = secret.scalarCount }
          event = try fixture.editor.next()
        }
        #expect(scalars == 21)
        fixture.editor.end()
        fixture.begin("next field")
        #expect(try fixture.events(typing: "!").count == 1)
        fixture.editor.end()
      }
      #expect(try MemoryScan.count(of: needle) == 0)
      // The scan does find one, if there is one.
      let kept = needle.plain()
      #expect(try MemoryScan.count(of: needle) >= 1)
      withExtendedLifetime(kept) {}
    }
  }
}
