/// Every screen of a session has the same theme, and what is edited at the bottom has it too.
///
/// `themed = ThemedViews([session])` follows a `ThemeService` for all of them.
extension ScreenSession: ThemeApplicable {
  /// Takes the look of `theme`: the screens that there are now, and those that come.
  public func apply(_ theme: Theme) {
    // The background may be another one though no view looks different.
    if theme != self.theme { isStale = true }
    self.theme = theme
    editor.apply(theme)
    for screen in screens { screen.apply(theme) }
  }
}
