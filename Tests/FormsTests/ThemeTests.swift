import FormlineTesting
import Forms
import TerminalIO
import Testing
import Views

/// A form with a theme, whole frames.
@Suite struct ThemeTests {
  private let screen = ScreenRecorder(columns: 80)

  private func lines(_ theme: Theme?) throws -> [Line] {
    let form = JoinModel().makeForm()
    form.theme = theme
    var lines: [Line] = []
    let keys: [Keystroke] = [
      "Taro", .tab, "a", .perform { [screen] in lines = screen.frames.last?.lines ?? [] }, .escape,
    ]
    _ = try FormSession(form, input: ScriptedKeyboard(keys), renderer: screen).run()
    return lines
  }

  private func expected(_ form: Theme.Form, _ field: Theme.TextField) -> [Line] {
    [
      Line("Join", form.title),
      Line([Span("  Name      ", form.label), Span("Taro", field.text)]),
      Line([
        Span("  E-mail    ", form.editedLabel), Span("a", field.text),
        Span(String(repeating: " ", count: 25)),
        Span("✗ has no @", form.problem),
      ]),
      Line([Span("  Team      ", form.label), Span("core", field.placeholder)]),
      Line([Span("  Password  ", form.label)]),
      Line("  Tab next · Shift-Tab back · Enter accept · Esc cancel", form.keys),
    ]
  }

  @Test(arguments: Theme.builtIn) func everyPartHasItsLook(theme: Theme) throws {
    #expect(try lines(theme) == expected(theme.form, theme.textField))
  }

  @Test func withoutAThemeItFitsAnyTerminal() throws {
    var form = Theme.Form()
    form.problem = Style(foreground: .red)
    #expect(try lines(nil) == expected(form, Theme.TextField()))
  }
}
