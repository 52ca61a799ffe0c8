/// Who gets the keys.
extension View {
  /// Lets keys go to this view first.
  ///
  /// - Returns: Whether it can have them: it must be on a screen.
  @discardableResult
  public func becomeFocused() -> Bool { screen?.focus(self) ?? false }

  /// Lets keys go to the screen, where they go to this view.
  public func resignFocus() {
    if isFocused { screen?.focus(nil) }
  }

  /// The views in it that can have the keys, in the order of Tab: from the top, a view before those that it holds.
  func focusOrder() -> [View] {
    guard !isHidden else { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap { $0.focusOrder() }
  }
}

extension Screen {
  /// Takes the keys from a view that goes away.
  func releaseFocus(within view: View) {
    if firstResponder?.isDescendant(of: view) == true { focus(nil) }
  }
}
