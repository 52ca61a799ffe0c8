public import RxCore

/// Views that follow a theme together.
///
/// Its owner keeps it: it holds the views, nobody else holds it, and when it goes they follow no longer.
///
/// ```swift
/// themed = ThemedViews([title, save])
/// themes.theme.drive(themed.rx.driveTheme).disposed(by: bag)
/// ```
public final class ThemedViews: ReactiveCompatible {
  /// The views.
  public let views: [any ThemeApplicable]

  private let bag = DisposeBag()

  /// A collection of views.
  public init(_ views: [any ThemeApplicable]) { self.views = views }

  func follow(_ theme: Driver<Theme>) {
    theme.drive(rx.driveTheme).disposed(by: bag)
  }
}

extension Reactive where Base == ThemedViews {
  /// Restyles every view of the collection, which it holds weakly.
  @MainActor
  public var driveTheme: Binder<Theme> {
    Binder(base) { themed, theme in
      for view in themed.views { view.apply(theme) }
    }
  }
}

extension Array where Element: View {
  /// The views' reactive side: `[title, save].rx.driveTheme(themes.theme)`.
  public var rx: Reactive<[Element]> { Reactive(self) }
}

extension Reactive {
  /// Restyles every view now and whenever the theme changes, until what this returns is dropped.
  ///
  /// - Returns: The collection, which its owner keeps.
  @MainActor
  public func driveTheme<Element: View>(_ theme: Driver<Theme>) -> ThemedViews where Base == [Element] {
    let themed = ThemedViews(base)
    themed.follow(theme)
    return themed
  }
}
