import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// A filter that is edited at the bottom of the list that it filters.
@Suite struct FilterTests {
  final class Names: Screen {
    let list = ListView()
    let field = TextField()
    let names = (0..<30).map { Item($0) }
    private let bag = DisposeBag()
    let source = SectionedAnimatedDataSource<Part>(animationConfiguration: .none)

    override func viewDidLoad() {
      list.fillsHeight = true
      list.showsIndicator = false
      list.emptyView = Label("Nothing matches.")
      editorInsets = EditorInsets(list)
      addSubview(list)
      source.titleForHeaderInSection = { _, _ in nil }
      source.configureCell = { $0.plainCell(in: $1, item: $3) }
      field.rx.text
        .map { [names] query in names.filter { query.isEmpty || $0.text.contains(query) } }
        .map { $0.isEmpty ? [] : [Part(model: "A", items: $0)] }
        .bind(to: list.rx.items(dataSource: source)).disposed(by: bag)
    }

    override func keyDown(_ key: KeyPress) -> Bool {
      guard key == KeyPress(.scalar("/")) else { return super.keyDown(key) }
      _ = session?.edit(field, FieldRequest(name: "filter", label: "/"))
      return true
    }
  }

  private func pictures(_ keys: [Keystroke], rows: Int = 4) throws -> [String] {
    let recorder = ScreenRecorder(columns: 12, rows: rows)
    var pictures: [String] = []
    let looks = keys.flatMap { [$0, .perform { pictures.append(recorder.picture) }] }
    let session = ScreenSession(
      Names(), keys: ScriptedKeyboard(looks), renderer: recorder, scheduler: TestScheduler())
    _ = try session.run()
    return pictures
  }

  @Test func theListFollowsEachKeyAndItsCursorIsNeverCovered() throws {
    let down: [Keystroke] = [.down, .down, .down]
    let shown = try pictures(down + ["/", "2", "7", "x", .backspace, .escape]).dropFirst(2)
    #expect(
      shown == [
        "  row 0\n  row 1\n  row 2\n› row 3",
        "  row 1\n  row 2\n› row 3\n/▏",
        "  row 2\n› row 12\n  row 20\n/2▏",
        "› row 27\n\n\n/27▏",
        "Nothing mat…\n\n\n/27x▏",
        "› row 27\n\n\n/27▏",
        "› row 27\n\n\n",
      ])
  }
}

extension Item: CustomStringConvertible {
  var description: String { text }
}
