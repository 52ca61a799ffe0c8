import FormlineTesting
import TerminalIO
import Testing
import Views

/// What stands behind everything on a screen.
@Suite struct ThemeBackgroundTests {
  private let screen = Screen()
  private let black = Style(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))

  init() {
    let row = View()
    screen.addSubview(Label("日本", role: .title))
    screen.addSubview(row)
    row.addSubview(Label("e\u{301}"))
  }

  private func frames(_ theme: Theme, columns: Int = 6, _ keys: [Keystroke] = []) throws -> [Frame] {
    let bench = ScreenBench(screen, columns: columns, rows: 4, keys)
    bench.session.apply(theme)
    _ = try bench.session.run()
    return bench.recorder.frames
  }

  @Test func everyCellOfTheScreenHasIt() throws {
    let blank = Line("      ", black)
    #expect(
      try frames(.highContrast).last?.lines == [
        Line([Span("日本", Theme.highContrast.label.title), Span("  ", black)]),
        Line([Span("e\u{301}", black), Span("     ", black)]), blank, blank,
      ])
  }

  @Test(arguments: [20, 80, 200]) func everyRowIsAsWideAsTheScreen(columns: Int) throws {
    let frames = try frames(.highContrast, columns: columns)
    for line in frames.flatMap(\.lines) {
      #expect(line.spans.reduce(0) { $0 + displayWidth(of: $1.text) } == columns)
      #expect(line.spans.allSatisfy { $0.style.background == .rgb(0, 0, 0) })
    }
    #expect(frames.last?.lines.count == 4)
  }

  @Test(arguments: Theme.builtIn.filter { $0.background == nil })
  func withoutABackgroundNothingIsFilled(theme: Theme) throws {
    #expect(
      try frames(theme).last?.lines == [
        Line("日本", theme.label.title), Line("e\u{301}", theme.label.text), Line(), Line(),
      ])
  }

  @Test func whatHasABackgroundKeepsIt() {
    let own = Style(foreground: .red, background: .blue, attributes: .reverse)
    let lines = Theme.highContrast.filling([Line("a", own)], width: 2, rows: 0)
    #expect(lines == [Line([Span("a", own), Span(" ", black)])])
  }

  @Test func theLineThatIsEditedHasItToo() throws {
    var during: Frame?
    let field = TextField("x")
    let screen = screen
    let bench = ScreenBench(screen, columns: 6, rows: 4, [])
    var session: ScreenSession?
    let keys = ScriptedKeyboard([
      .perform { _ = session?.edit(field, FieldRequest(name: "filter", label: "/")) },
      .perform { during = bench.recorder.frames.last }, .escape,
    ])
    session = ScreenSession(screen, keys: keys, renderer: bench.recorder, scheduler: bench.time)
    session?.apply(.highContrast)
    _ = try session?.run()
    session = nil
    let last = try #require(during?.lines.last)
    #expect(last.text == "x     ")
    #expect(last.spans.allSatisfy { $0.style.background == .rgb(0, 0, 0) })
  }

  @Test func anotherBackgroundIsThereAtOnce() throws {
    var blue = Theme.mono
    blue.background = .blue
    let bench = ScreenBench(screen, columns: 6, rows: 4, [])
    var session: ScreenSession?
    let keys = ScriptedKeyboard([.perform { session?.apply(blue) }, .perform {}])
    session = ScreenSession(screen, keys: keys, renderer: bench.recorder, scheduler: bench.time)
    session?.apply(.mono)
    _ = try session?.run()
    session = nil
    #expect(bench.recorder.frames.last?.lines.last == Line("      ", Style(background: .blue)))
  }
}
