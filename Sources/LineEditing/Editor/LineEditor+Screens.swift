public import TerminalIO

/// Keys outside of fields, and those that a field has no use for.
extension LineEditor {
  /// Waits for the next key, with the decoder and the terminal's mode that fields have.
  ///
  /// `^L` is answered by `onRepaint` and given to nobody.
  ///
  /// - Precondition: No field is being edited.
  /// - Throws: `InputError.Reason.unreadable` where the terminal cannot be read.
  public func nextKey() throws(InputError) -> KeyInput {
    precondition(field == nil, "LineEditor.nextKey() was called within a field")
    if !terminal.isRaw { terminal.enter(textLine) }
    isReadingKeys = true
    while true {
      if let input = try nextSignal() { return input }
      if !unhandled.isEmpty { return .press(unhandled.removeFirst()) }
      hearSignals()
      guard let press = nextPress() else {
        waitForInput()
        continue
      }
      switch press {
      case KeyPress(.control("l")): onRepaint?()
      case KeyPress(.control("c")): return .interrupted
      default: return .press(press)
      }
    }
  }

  /// Makes `nextKey` give `.woken`.
  public func wake() {
    isWoken = true
    if isWaiting { loop.interruptWait() }
  }

  /// Puts the terminal back as it was found.
  public func endKeys() {
    isReadingKeys = false
    terminal.leave(textLine, secretLine)
  }

  /// Keeps a key that the line has no use for, and breaks off the wait for a command's first character: it is told
  /// between two commands, when no code of libedit's is running.
  func note(unhandled press: KeyPress) {
    guard onUnhandledKey != nil, press.key != .unknown else { return }
    unhandled.append(press)
    if command.reads == 0 { command.isAborted = true }
  }

  /// Tells the keys that were kept, as far as one of them ends the field.
  func tellUnhandled() -> InputEvent? {
    while !unhandled.isEmpty {
      if let event = onUnhandledKey?(unhandled.removeFirst()) { return event }
    }
    return nil
  }

  private func nextSignal() throws(InputError) -> KeyInput? {
    if isInterrupted {
      isInterrupted = false
      return .interrupted
    }
    switch ending {
    case .hangup: return .ended
    case .failed(let errno):
      throw InputError(location: nil, field: nil, reason: .unreadable(errno: errno))
    case nil: break
    }
    defer { isWoken = false }
    return isWoken ? .woken : nil
  }
}
