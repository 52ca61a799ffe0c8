import LineEditing
import TestSupport
import TerminalIO
import Testing

/// What an editor should do, as simply as it can be said.
private struct Model {
  var characters: [Character] = []
  var cursor = 0

  var shown: String {
    characters[..<cursor].map(String.init).joined() + "|" + characters[cursor...].map(String.init).joined()
  }

  mutating func apply(_ step: Int, _ random: inout SplitMix) -> String {
    switch step {
    case 0 where cursor > 0:
      cursor -= 1
      characters.remove(at: cursor)
      return Keys.backspace
    case 1 where cursor < characters.count:
      characters.remove(at: cursor)
      return Keys.delete
    case 2:
      cursor = max(0, cursor - 1)
      return random.next() % 2 == 0 ? Keys.left : Keys.control("B")
    case 3:
      cursor = min(characters.count, cursor + 1)
      return random.next() % 2 == 0 ? Keys.right : Keys.control("F")
    case 4:
      cursor = 0
      return Keys.home
    case 5:
      cursor = characters.count
      return Keys.end
    default:
      let alphabet: [Character] = ["a", "Z", " ", "日", "é", "e\u{301}", "👨‍👩‍👧", "🇯🇵", "👍🏽", "한", "~", "½"]
      let character = alphabet[Int(random.next() % UInt64(alphabet.count))]
      characters.insert(character, at: cursor)
      cursor += 1
      return String(character)
    }
  }
}

extension LineEditorTests {
  /// Random editing against a simple model.
  @Suite struct RandomEditing {
    @Test(arguments: ["", "bind -v\n"])
    func agreesWithTheModel(editrc: String) throws {
      let fixture = try EditorFixture(editrc: editrc)
      for seed in 1...250 as ClosedRange<UInt64> {
        var random = SplitMix(seed: seed)
        var model = Model()
        var keys = ""
        fixture.begin()
        var steps: [Int] = (0..<60).map { _ in Int(random.next() % 12) }
        // Vi's insert mode has no ^B and ^F.
        if !editrc.isEmpty { steps = steps.map { $0 == 2 || $0 == 3 ? 4 : $0 } }
        for step in steps { keys += model.apply(step, &random) }
        let typed = try fixture.result(typing: keys)
        #expect(typed == model.shown, "seed \(seed)")
        fixture.editor.end()
      }
    }
  }
}
