public import RxCore

/// Which theme an application has now, for everybody who follows it.
///
/// ```swift
/// let themes = ThemeService()
/// screen.themed = [title, save].rx.driveTheme(themes.theme)
/// try themes.select(named: "dark")  // title and save are dark
/// ```
public final class ThemeService: ReactiveCompatible {
  /// The themes to choose from, in the order of `next()`.
  public let themes: [Theme]

  private let relay: BehaviorRelay<Theme>
  private var isChosen = false

  /// A service that starts with `theme`, which is no choice of the user's yet.
  public init(_ theme: Theme = .default, themes: [Theme] = Theme.builtIn) {
    relay = BehaviorRelay(value: theme)
    self.themes = themes
  }

  /// The theme: the one there is, and each one that is chosen.
  public var theme: Driver<Theme> { relay.asDriver().distinctUntilChanged() }

  /// The theme now.
  public var current: Theme { relay.value }

  /// Chooses a theme; everybody who follows has it when this returns.
  public func select(_ theme: Theme) {
    isChosen = true
    relay.accept(theme)
  }

  /// Chooses one of `themes` by its name.
  ///
  /// - Throws: `ThemeError.unknown`, and the theme stays.
  public func select(named name: String) throws(ThemeError) {
    select(try Theme.named(name, among: themes))
  }

  /// Chooses the theme behind the one there is, and behind the last the first: what a key does.
  ///
  /// - Returns: The theme that was chosen.
  @discardableResult public func next() -> Theme {
    guard !themes.isEmpty else { return current }
    let index = themes.firstIndex { $0.name == current.name } ?? themes.count - 1
    let theme = themes[(index + 1) % themes.count]
    select(theme)
    return theme
  }

  /// The terminal said what its background is: takes `light` or `dark`, unless somebody chose a theme.
  public func follow(red: UInt8, green: UInt8, blue: UInt8) {
    guard !isChosen else { return }
    relay.accept(.suiting(red: red, green: green, blue: blue))
  }
}
