import TerminalIO
import Testing
import Views

/// What every built-in theme must be.
@Suite struct ThemeTests {
  @Test func theBuiltInOnes() {
    #expect(Theme.builtIn.map(\.name) == ["default", "light", "dark", "high-contrast", "mono"])
    #expect(Set(Theme.builtIn).count == 5)
  }

  @Test(arguments: Theme.builtIn) func isFoundByItsName(theme: Theme) throws {
    #expect(try Theme.named(theme.name) == theme)
    #expect(try Theme.named(theme.name.uppercased()) == theme)
  }

  @Test func anUnknownNameIsToldWithTheNamesThatThereAre() {
    let error = ThemeError.unknown(
      name: "drak", known: ["default", "light", "dark", "high-contrast", "mono"])
    #expect(throws: error) { try Theme.named("drak") }
    #expect(
      error.description
        == "there is no theme \"drak\"; there are default, light, dark, high-contrast, mono")
  }

  @Test func highContrastIsReadByEverybody() throws {
    for (name, style) in ThemeStyles.all(of: .highContrast) {
      let foreground = try #require(style.foreground, "\(name)")
      let background = try #require(style.background, "\(name)")
      #expect(try contrast(foreground, background) >= 7, "\(name)")
    }
    let button = Theme.highContrast.button
    for border in [button.border, button.borderHighlighted] {
      #expect(try contrast(#require(border), #require(button.normal.background)) >= 7)
    }
    #expect(button.border != button.borderHighlighted)
  }

  /// The backgrounds that such terminals have by default: xterm's, Solarized's, One's, GitHub's.
  @Test(
    arguments: [
      (Theme.light, [Color.rgb(255, 255, 255), .rgb(253, 246, 227), .rgb(250, 250, 250)]),
      (Theme.dark, [.rgb(0, 0, 0), .rgb(0, 43, 54), .rgb(40, 44, 52), .rgb(13, 17, 23)]),
    ])
  func lightAndDarkAreReadOnUsualBackgrounds(theme: Theme, backgrounds: [Color]) throws {
    for (name, style) in ThemeStyles.all(of: theme) {
      guard let foreground = style.foreground else { continue }
      for background in backgrounds {
        #expect(try contrast(foreground, style.background ?? background) >= 4.5, "\(name) on \(background)")
      }
    }
  }

  @Test func monoHasNoColor() {
    for (name, style) in ThemeStyles.all(of: .mono) {
      #expect(style.foreground == nil && style.background == nil, "\(name)")
    }
    #expect(Theme.mono.button.border == nil && Theme.mono.button.borderHighlighted == nil)
  }

  @Test(arguments: Theme.builtIn) func whatMattersIsSeenWithoutColors(theme: Theme) {
    let button = theme.button
    let states = [button.normal, button.highlighted, button.focused, button.disabled].map(\.attributes)
    #expect(Set(states.map(\.rawValue)).count == 4)
    #expect(theme.form.editedLabel.attributes != theme.form.label.attributes)
    #expect(
      theme.textField.text.attributes != theme.textField.placeholder.attributes
        || theme.name == "high-contrast")
  }

  /// Whatever stands in one list: its title above it, and each kind of row.
  @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .palette256, .ansi16, .none])
  func whatStandsInOneListIsToldApart(theme: Theme, depth: ColorDepth) {
    let list = theme.list
    let roles = [
      ("title", theme.label.title), ("row", list.row), ("focused row", list.focusedRow),
      ("selected row", list.selectedRow), ("changed row", list.changedRow),
      ("deleted row", list.deletedRow), ("header", list.header), ("footer", list.footer),
    ]
    .map { name, style in
      (
        name: name,
        shown: Style(
          foreground: style.foreground?.degraded(to: depth),
          background: style.background?.degraded(to: depth), attributes: style.attributes)
      )
    }
    for (index, one) in roles.enumerated() {
      for other in roles[..<index] {
        #expect(one.shown != other.shown, "\(one.name) and \(other.name)")
        #expect(one.shown.attributes != other.shown.attributes, "\(one.name) and \(other.name)")
      }
    }
  }

  @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .palette256, .ansi16, .none])
  func noTextVanishesAtAnyDepth(theme: Theme, depth: ColorDepth) {
    for (name, style) in ThemeStyles.all(of: theme) {
      guard let foreground = style.foreground?.degraded(to: depth) else { continue }
      #expect(foreground != style.background?.degraded(to: depth), "\(name)")
    }
  }

  @Test(
    arguments: [
      ((0, 0, 0), "dark"), ((30, 30, 46), "dark"), ((127, 127, 127), "dark"), ((128, 128, 128), "light"),
      ((253, 246, 227), "light"), ((0, 0, 255), "dark"), ((0, 255, 0), "light"),
    ] as [((UInt8, UInt8, UInt8), String)])
  func suitsABackground(color: (UInt8, UInt8, UInt8), name: String) {
    #expect(Theme.suiting(red: color.0, green: color.1, blue: color.2).name == name)
  }
}
