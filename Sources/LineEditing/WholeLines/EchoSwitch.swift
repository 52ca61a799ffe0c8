#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keeps a terminal from showing what is typed, for the time of a secret.
final class EchoSwitch {
  private let terminal: Int32
  /// The settings to put back, while the echo is off.
  private var found: termios?

  init(_ terminal: Int32) {
    self.terminal = terminal
  }

  deinit { turnOn() }

  /// Hides what is typed, but not the line's end; does nothing where there is no terminal.
  func turnOff() {
    guard found == nil else { return }
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return }
    found = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(ICANON | ECHONL)
    tcsetattr(terminal, TCSADRAIN, &settings)
  }

  /// Puts the settings back.
  func turnOn() {
    guard var settings = found else { return }
    found = nil
    tcsetattr(terminal, TCSADRAIN, &settings)
  }
}
