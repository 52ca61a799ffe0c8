import FormlineTesting
import LeakCheck
import TerminalIO
import Testing
import Views

/// A scroll view keeps clear of the line editor.
@Suite struct EditorInsetsTests {
  /// A screen whose rows reach down to where the editor opens.
  let screen = BrowseScreen()
  let recorder = ScreenRecorder(columns: 20, rows: 6)

  init() { screen.footer.isHidden = true }

  private func run(_ keys: [Keystroke]) throws {
    let keyboard = ScriptedKeyboard(keys)
    _ = try ScreenSession(screen, keys: keyboard, renderer: recorder, scheduler: TestScheduler()).run()
  }

  private func note(_ insets: Notes) -> Keystroke {
    .perform { [screen] in
      insets.all.append([screen.rows.contentInset.bottom, screen.rows.indicatorInset.bottom])
    }
  }

  private final class Notes {
    var all: [[Int]] = []
  }

  @Test func theyFollowTheEditorOpeningGrowingAndClosing() throws {
    let insets = Notes()
    let offer = Keystroke.perform { [screen] in screen.session?.keys.onCompletions?(["one", "two"]) }
    let withdraw = Keystroke.perform { [screen] in screen.session?.keys.onCompletions?([]) }
    let turn = Keystroke.perform {}
    try run([
      note(insets), "/a", note(insets), offer, turn, note(insets), withdraw, turn, note(insets), .enter,
      note(insets),
    ])
    #expect(insets.all == [[0, 0], [1, 1], [2, 2], [1, 1], [0, 0]])
  }

  @Test func theyFollowTheTextThatWrapsAndShrinks() throws {
    let insets = Notes()
    try run([
      note(insets), "/abcdefghijk", note(insets), "l", note(insets), "mnopqrstuvwx", note(insets),
      .perform { [recorder, screen] in
        #expect(
          recorder.picture.hasSuffix(
            """
            Filter: abcdefghijkl
                    mnopqrstuvwx
                    ▏
            """))
        #expect(screen.rows.contentInset.bottom == 3)
      }, .backspace, .backspace, note(insets), .home,
      .perform { [recorder] in
        #expect(recorder.picture.contains("Filter: ▏abcdefghijkl"))
      }, .enter, note(insets),
    ])
    #expect(insets.all == [[0, 0], [1, 1], [2, 2], [3, 3], [2, 2], [0, 0]])
  }

  @Test func rowsBelowTheViewAreNotReckoned() throws {
    screen.footer.isHidden = false
    let insets = Notes()
    try run(["/a", note(insets), .enter])
    #expect(insets.all == [[0, 0]])
  }

  @Test func theLastRowCanBeScrolledOutFromUnderTheEditor() throws {
    try run([.end, "/a", .pageDown])
    #expect(recorder.picture == "Accounts\nrow 96\nrow 97\nrow 98\nrow 99             ▐\nFilter: a▏")
  }

  @Test func theFocusedRowIsNeverCovered() throws {
    let screen = RowsScreen()
    let resize = Keystroke.perform { [recorder] in recorder.size = TerminalSize(columns: 20, rows: 3) }
    recorder.size = TerminalSize(columns: 20, rows: 4)
    let keyboard = ScriptedKeyboard(.backTab, "/", "x", resize, "y", .enter)
    _ = try ScreenSession(screen, keys: keyboard, renderer: recorder, scheduler: TestScheduler()).run()
    let pictures = recorder.frames.dropFirst().map(\.picture)
    #expect(
      pictures == [
        "  a\n  b\n  c\n> d",
        "  b\n  c                ▐\n> d                ▐\nF: ▏",
        "  b\n  c                ▐\n> d                ▐\nF: x▏",
        "  c\n> d                ▐\nF: x▏",
        "  c\n> d                ▐\nF: xy▏",
        "  b\n  c                ▐\n> d                ▐",
      ])
  }

  @Test func observersGoWithTheScreen() throws {
    let second = BrowseScreen()
    let states = Notes()
    let look = Keystroke.perform { [screen] in
      states.all.append([screen.editorInsets?.isObserving == true ? 1 : 0])
    }
    try run([
      look, .perform { [screen] in screen.present(second) }, look, "q", look, "q",
    ])
    #expect(states.all == [[1], [0], [1]])
    #expect(screen.editorInsets?.isObserving == false)
    #expect(screen.rows.contentInset == .zero)
  }

  @Test func removingThemGivesTheRowsBack() throws {
    try run(["/a", .perform { [screen] in screen.editorInsets?.removeObservers() }, "b"])
    #expect(screen.rows.contentInset == .zero)
    #expect(screen.rows.indicatorInset == .zero)
  }

  @Test func theyDieWithTheirView() {
    assertDeallocated {
      let screen = Screen()
      let scroll = tracked(ScrollView())
      screen.addSubview(scroll)
      let insets = tracked(EditorInsets(scroll))
      screen.editorInsets = insets
      insets.addObservers()
      return screen
    }
  }
}

/// Rows that can be focused, down to where the editor opens.
private final class RowsScreen: Screen {
  private let scroll = ScrollView()
  private let field = TextField()

  override func viewDidLoad() {
    scroll.fillsHeight = true
    addSubview(scroll)
    for name in ["a", "b", "c", "d"] { scroll.addSubview(Row(name)) }
    editorInsets = EditorInsets(scroll)
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.scalar("/")) else { return super.keyDown(key) }
    _ = session?.edit(field, FieldRequest(name: "f", label: "F: "))
    return true
  }
}
