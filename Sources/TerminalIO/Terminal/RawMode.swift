#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal that hands over each key as it is typed, and undoes that when it is left or dies.
///
/// Off are: lines and their editing (ICANON), echo, the extra keys ^V and ^O (IEXTEN), and ^S and ^Q (IXON), so
/// that programs can have these keys. CR and LF arrive as they are (ICRNL, INLCR and IGNCR off): Enter is CR, so
/// ^J is a key of its own. ISIG stays on: ^C, ^\ and ^Z are signals. Output stays as it is (OPOST): a line feed
/// begins a new line for everybody who writes. Text that is typed ahead is kept.
public final class RawMode {
  /// The terminal.
  public let descriptor: Int32
  /// How often it was entered and not yet left.
  public private(set) var depth = 0
  private var found = termios()

  /// A raw mode for `descriptor`; nothing changes before `enter()`.
  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    guard depth > 0 else { return }
    depth = 1
    // There is nobody left to tell of a failure, such as a terminal that went away.
    try? leave()
  }

  /// Makes the terminal raw; entered again, it only counts.
  public func enter() throws(TerminalError) {
    if depth == 0 {
      guard isTerminal(descriptor) else { throw .notATerminal(descriptor: descriptor) }
      guard tcgetattr(descriptor, &found) == 0 else { throw .system(errno: errno) }
      try set(RawMode.raw(found))
    }
    depth += 1
  }

  /// Puts the terminal back as `enter()` found it, at the last of as many calls; without one it does nothing.
  public func leave() throws(TerminalError) {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { try set(found) }
  }

  private func set(_ wanted: termios) throws(TerminalError) {
    var wanted = wanted
    while tcsetattr(descriptor, TCSANOW, &wanted) != 0 {
      guard errno == EINTR else { throw .system(errno: errno) }
    }
  }

  static func raw(_ found: termios) -> termios {
    var raw = found
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    return raw
  }
}
