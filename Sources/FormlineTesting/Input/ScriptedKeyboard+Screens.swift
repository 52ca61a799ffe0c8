public import TerminalIO

/// The keyboard outside of fields: each keystroke is what a terminal would send for it.
extension ScriptedKeyboard: KeySource {
  /// Presses the next key.
  public func nextKey() -> KeyInput {
    while true {
      beforeWaiting?()
      if takeWake() { return .woken }
      if let press = takeRest() { return .press(press) }
      switch takeKey() {
      case nil: return .ended
      case .controlC?, .press(KeyPress(.control("c")))?: return .interrupted
      case .perform(let action)?: action()
      case let key?: setRest(key.presses)
      }
    }
  }
}
