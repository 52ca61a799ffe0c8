import TerminalIO

/// The themes that come with the package.
nonisolated extension Theme {
  /// In the sixteen colours that the terminal's user chose, on the user's own background: fits any terminal.
  public static let `default` = accented(
    name: "default", accent: .cyan, problem: .red, change: .green,
    pressed: Style(foreground: .named(0), background: .cyan, attributes: .bold))

  /// For terminals with a light background.
  public static let light = accented(
    name: "light", accent: .rgb(0, 82, 155), problem: .rgb(176, 0, 32), change: .rgb(0, 105, 60),
    pressed: Style(foreground: .rgb(255, 255, 255), background: .rgb(0, 82, 155), attributes: .bold))

  /// For terminals with a dark background.
  public static let dark = accented(
    name: "dark", accent: .rgb(126, 200, 255), problem: .rgb(255, 138, 128), change: .rgb(129, 212, 150),
    pressed: Style(foreground: .rgb(16, 20, 24), background: .rgb(126, 200, 255), attributes: .bold))

  /// White and yellow on black: at least 7:1 (WCAG 2.2, 1.4.6), whatever the terminal's own background is.
  public static let highContrast = onBlack()

  /// Without any colour.
  public static let mono = Theme(name: "mono")

  /// The built-in themes, in the order in which a key goes through them.
  public static let builtIn = [Theme.default, .light, .dark, .highContrast, .mono]

  /// The look that is right on a background of this colour: by its luma (ITU-R BT.601), `light` or `dark`.
  public static func suiting(red: UInt8, green: UInt8, blue: UInt8) -> Theme {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) >= 127_500 ? .light : .dark
  }

  /// Text in the terminal's own colour, with one colour for what matters.
  private static func accented(
    name: String, accent: Color, problem: Color, change: Color, pressed: Style
  ) -> Theme {
    let title = Style(foreground: accent, attributes: .bold)
    let wrong = Style(foreground: problem)
    return Theme(
      name: name,
      label: Label(title: title, problem: wrong),
      button: Button(
        highlighted: pressed, focused: Style(foreground: accent, attributes: .reverse), border: accent),
      list: List(
        focusedRow: Style(foreground: accent, attributes: .reverse),
        selectedRow: Style(foreground: accent, attributes: .underline),
        changedRow: Style(foreground: change, attributes: [.bold, .italic]),
        deletedRow: Style(foreground: problem, attributes: [.dim, .underline]),
        header: Style(foreground: accent, attributes: [.bold, .underline]),
        indicator: Style(foreground: accent)),
      form: Form(title: title, editedLabel: title, problem: wrong))
  }

  private static func onBlack() -> Theme {
    func style(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: black, attributes: attributes)
    }
    func inverse(_ color: Color, _ attributes: Style.Attributes) -> Style {
      Style(foreground: black, background: color, attributes: attributes)
    }
    let text = style(white)
    let title = style(yellow, .bold)
    let hint = style(grey)
    let wrong = style(pink, .underline)
    return Theme(
      name: "high-contrast", background: black,
      label: Label(text: text, title: title, hint: hint, problem: wrong),
      button: Button(
        normal: text, highlighted: inverse(white, [.bold, .underline]), focused: inverse(yellow, .bold),
        disabled: style(grey, .italic), border: yellow, borderHighlighted: white),
      textField: TextField(text: style(white, .underline), placeholder: hint),
      list: List(
        row: text, focusedRow: style(yellow, [.bold, .reverse]), selectedRow: style(yellow, .underline),
        changedRow: style(white, [.italic, .reverse]), deletedRow: style(pink, [.italic, .underline]),
        header: style(yellow, [.bold, .underline]), footer: style(grey, .italic),
        indicator: style(yellow)),
      form: Form(title: title, label: text, editedLabel: title, problem: wrong, keys: hint),
      image: Image(alternative: style(white, .italic)))
  }

  private static let black = Color.rgb(0, 0, 0)
  private static let white = Color.rgb(255, 255, 255)
  private static let yellow = Color.rgb(255, 255, 0)
  private static let grey = Color.rgb(200, 200, 200)
  private static let pink = Color.rgb(255, 175, 175)
}
