import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal as a program has it while it runs: guarded, raw, with modes on.
final class GuardedTerminal {
  static let switchedOn = "^[?1049h^[?1002h^[?1006h^[?2004h^[?25l"
  static let switchedOff = "^[?1006l^[?1002l^[?2004l^[?1049l^[?25h"

  let descriptor: Int32
  let keeper: TerminalGuard
  let raw: RawMode

  /// Opens the terminal `name`, in a process of its own.
  convenience init(_ name: String) { self.init(open(name, O_RDWR | O_NOCTTY)) }

  init(_ descriptor: Int32) {
    // A process that hangs is to end by a signal that no test expects.
    alarm(60)
    self.descriptor = descriptor
    keeper = TerminalGuard(input: descriptor, output: descriptor)
    raw = RawMode(descriptor)
    do { try raw.enter() } catch { fatalError("\(error)") }
    keeper.alternateScreen = true
    keeper.mouse = true
    keeper.bracketedPaste = true
    keeper.cursorIsHidden = true
  }
}
