import FormlineTesting
import RxCore
import TerminalIO
import Testing
import Views

/// One theme for all screens of a session.
@Suite struct SessionThemeTests {
  private let screen = Screen()
  private let title = Label("Accounts", role: .title)
  private let service = ThemeService(.light)

  init() { screen.addSubview(title) }

  @Test(arguments: [20, 80, 200]) func aKeyRestylesEverything(width: Int) throws {
    let field = TextField("taro")
    let other = Screen()
    other.addSubview(Label("Help", role: .hint))
    let (screen, service) = (screen, service)
    var session: ScreenSession?
    let bench = ScreenBench(screen, columns: width, rows: 2, [])
    let keys = ScriptedKeyboard([
      .perform { service.select(.dark) },
      .perform { _ = session?.edit(field, FieldRequest(name: "filter", label: "/")) }, .escape,
      .perform { screen.present(other) }, .perform {},
    ])
    session = ScreenSession(screen, keys: keys, renderer: bench.recorder, scheduler: bench.time)
    let themed = try ThemedViews([#require(session)])
    let bag = DisposeBag()
    service.theme.drive(themed.rx.driveTheme).disposed(by: bag)
    _ = try session?.run()
    let looks = Theme.dark
    let row = Line("Accounts", looks.label.title)
    #expect(
      bench.recorder.frames.map(\.lines) == [
        [Line("Accounts", Theme.light.label.title), Line()], [row, Line()],
        [row, Line([Span("/", looks.form.editedLabel), Span("taro", looks.textField.text)])], [row, Line()],
        [Line("Help", looks.label.hint), Line()],
      ])
    session = nil
  }
}
