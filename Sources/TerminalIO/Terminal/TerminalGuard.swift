import CTerminal

/// Gives the terminal back as it was found, however the program ends.
///
/// It keeps the termios of the input and what was switched on at the output. Both are put back when the guard
/// dies, at `exit`, and by SIGINT, SIGTERM, SIGHUP, SIGQUIT and the signals of a crash; the signal then does
/// what it did before (Swift's backtracer for a crash, or the end of the process), so that the exit status
/// shows it. So it is with every other signal that would end the process (SIGUSR1, SIGALRM, SIGXCPU, real-time
/// signals), but a handler that one of them has is left alone. A signal that was ignored stays ignored
/// (`nohup`). A stack overflow is covered on the thread that
/// made the guard; `_exit` and SIGKILL nobody can cover.
///
/// A process has one guard of a terminal at a time. It is made at the start, before an event loop watches
/// signals, and used on the main thread. Descriptors that are no terminals are left alone.
///
/// From the first guard on SIGPIPE is ignored, so that writing to a closed pipe fails with EPIPE. A child process
/// inherits that: reset it for one (`posix_spawnattr_setsigdefault`).
///
/// Not `Sendable`. What the signal handlers read lives in C (`terminal_guard.c`), which keeps it.
public final class TerminalGuard {
  /// The terminal whose settings are kept.
  public let input: Int32
  /// The terminal that is written to.
  public let output: Int32
  /// The error number of the first `write` that failed; nothing is written after it.
  public var outputError: Int32? { writer.failure }

  private let holdsTerminal: Bool
  private let sendsSequences: Bool
  private var modes: Modes = []
  private var writer: DescriptorWriter

  /// Guards the terminal at `input` and `output`, which may be the same or none.
  ///
  /// With `sendsSequences` false (`TERM=dumb`) modes are not switched, as at an output that is no terminal.
  public init(input: Int32 = 0, output: Int32 = 2, sendsSequences: Bool = true) {
    self.input = input
    self.output = output
    writer = DescriptorWriter(descriptor: output)
    self.sendsSequences = sendsSequences && isTerminal(output)
    holdsTerminal = isTerminal(input) || isTerminal(output)
    ct_ignore_broken_pipes()
    precondition(
      !holdsTerminal || ct_guard_begin(input, output), "the process guards a terminal already")
  }

  deinit {
    if holdsTerminal { ct_guard_end() }
  }

  /// Whether pasted text arrives between marks (mode 2004).
  public var bracketedPaste: Bool {
    get { modes.contains(.bracketedPaste) }
    set { turn(.bracketedPaste, newValue, on: "\u{1B}[?2004h", off: "\u{1B}[?2004l") }
  }

  /// Whether the alternate screen is shown (mode 1049): a screen of its own without a scrollback, behind which what
  /// stood on the terminal is kept.
  public var alternateScreen: Bool {
    get { modes.contains(.alternateScreen) }
    set { turn(.alternateScreen, newValue, on: "\u{1B}[?1049h", off: "\u{1B}[?1049l") }
  }

  /// Whether the cursor is hidden (mode 25).
  public var cursorIsHidden: Bool {
    get { modes.contains(.hiddenCursor) }
    set { turn(.hiddenCursor, newValue, on: "\u{1B}[?25l", off: "\u{1B}[?25h") }
  }

  /// Whether buttons, wheel and dragging of the mouse arrive as keys do (modes 1002 and 1006).
  public var mouse: Bool {
    get { modes.contains(.mouse) }
    set {
      turn(.mouse, newValue, on: "\u{1B}[?1002h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1002l")
    }
  }

  /// Whether colours and attributes may be on: what is written sets them, the end resets them.
  public var usesStyles: Bool {
    get { modes.contains(.styles) }
    set { turn(.styles, newValue, on: "", off: "\u{1B}[0m") }
  }

  /// Writes all of `text` to the output, waiting while it is full.
  ///
  /// A failure is kept in `outputError`.
  public func write(_ text: String) {
    writer.write(Array(text.utf8))
  }

  /// Says where the cursor goes if the program ends while a frame stands: that many rows down; 0 without one.
  func noteFrame(rowsToBelow rows: Int) {
    guard sendsSequences else { return }
    ct_guard_set_rows_to_below(UInt32(rows))
  }

  /// Takes note of a cursor that somebody else hid or showed, in a write of its own.
  ///
  /// Called before it is hidden
  /// and after it is shown.
  func noteCursor(isHidden: Bool) {
    guard sendsSequences else { return }
    if isHidden { modes.insert(.hiddenCursor) } else { modes.remove(.hiddenCursor) }
    ct_guard_set_modes(modes.rawValue)
  }

  /// Stops the process as ^Z does, with the terminal as it was found, and returns once it was continued, with
  /// the terminal as the program had set it.
  ///
  /// For the action of a watched SIGTSTP. What the screen showed is gone then: paint it again. In the
  /// background the return waits for the foreground. Nothing happens where SIGTSTP is ignored.
  public func suspend() {
    guard ct_guard_suspend() else { return }
    let wanted = modes
    modes = []
    alternateScreen = wanted.contains(.alternateScreen)
    mouse = wanted.contains(.mouse)
    bracketedPaste = wanted.contains(.bracketedPaste)
    cursorIsHidden = wanted.contains(.hiddenCursor)
    usesStyles = wanted.contains(.styles)
  }

  /// Told to C before a mode goes on and after it went off, so that a signal in between puts it back.
  private func turn(_ mode: Modes, _ isOn: Bool, on: String, off: String) {
    guard sendsSequences, modes.contains(mode) != isOn else { return }
    if isOn {
      modes.insert(mode)
      ct_guard_set_modes(modes.rawValue)
      write(on)
    } else {
      write(off)
      modes.remove(mode)
      ct_guard_set_modes(modes.rawValue)
    }
  }
}

private struct Modes: OptionSet {
  var rawValue: UInt32
  static let styles = Modes(rawValue: UInt32(CT_MODE_STYLES))
  static let hiddenCursor = Modes(rawValue: UInt32(CT_MODE_HIDDEN_CURSOR))
  static let bracketedPaste = Modes(rawValue: UInt32(CT_MODE_BRACKETED_PASTE))
  static let mouse = Modes(rawValue: UInt32(CT_MODE_MOUSE))
  static let alternateScreen = Modes(rawValue: UInt32(CT_MODE_ALTERNATE_SCREEN))
}
