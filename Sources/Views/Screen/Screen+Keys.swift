import TerminalIO

/// How a key finds who takes it.
extension Screen {
  /// Asks the focused view and those that hold it, up to the screen, and moves the focus with Tab if none of them
  /// took it.
  func take(_ key: KeyPress) -> Bool {
    var asked = firstResponder ?? self
    while true {
      if asked.keyDown(key) { return true }
      guard asked !== self, let holder = asked.superview else { break }
      asked = holder
    }
    switch key {
    case KeyPress(.tab): return focusNext()
    case KeyPress(.backTab): return focusPrevious()
    default: return false
    }
  }
}
