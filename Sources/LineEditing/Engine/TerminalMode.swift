#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal's settings around editing: libedit makes them, and here they are put back.
final class TerminalMode {
  private let terminal: Int32
  private var found = termios()
  /// Whether single keys are read.
  private(set) var isRaw = false

  /// Notes the settings as they are, before libedit is started on the terminal.
  init(_ terminal: Int32) {
    self.terminal = terminal
    tcgetattr(terminal, &found)
  }

  /// Single keys, for this editor.
  func enter(_ editLine: EditLine) {
    if !isRaw { tcgetattr(terminal, &found) }
    isRaw = true
    editLine.setRaw(true)
  }

  /// Whole lines, as found.
  ///
  /// Every editor on the terminal is told.
  func leave(_ editLines: EditLine...) {
    for editLine in editLines { editLine.setRaw(false) }
    // libedit's own idea of it differs in details.
    tcsetattr(terminal, TCSADRAIN, &found)
    isRaw = false
  }
}
