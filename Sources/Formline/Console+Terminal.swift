import LineEditing
import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What happens to the terminal while something is shown on it.
extension Console {
  /// What is switched on while a screen is shown.
  var modes: (screen: Bool, mouse: Bool, paste: Bool) {
    get { (terminal?.alternateScreen ?? false, terminal?.mouse ?? false, terminal?.bracketedPaste ?? false) }
    set {
      // What stood on the terminal is hidden before anything else, and shown again last.
      if newValue.screen { terminal?.alternateScreen = true }
      terminal?.mouse = newValue.mouse
      terminal?.bracketedPaste = newValue.paste
      if !newValue.screen { terminal?.alternateScreen = false }
    }
  }

  /// Lets a resize, `^L` and `^Z` be heard by what paints.
  func connect(_ editor: LineEditor, _ loop: EventLoop) {
    loop.onSignal(SIGWINCH) { [weak self] in self?.painting?.invalidate() }
    editor.onRepaint = { [weak self] in self?.painting?.invalidate() }
    var wanted = modes
    editor.willSuspend = { [weak self] in
      guard let self else { return }
      wanted = modes
      painting?.suspend()
      modes = (false, false, false)
    }
    editor.didResume = { [weak self] in
      self?.modes = wanted
      self?.painting?.resume()
    }
  }
}
