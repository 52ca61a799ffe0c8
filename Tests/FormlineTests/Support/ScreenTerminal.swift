#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal with a person at it: keys are typed into one side, and what is shown is read there.
final class ScreenTerminal {
  private let person: Int32
  /// Where the program sits.
  let program: Int32
  /// The program's end by name, for a child process.
  let name: String

  init(columns: UInt16 = 30, rows: UInt16 = 5) {
    var ends: (person: Int32, program: Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    precondition(openpty(&ends.person, &ends.program, nil, nil, &size) == 0)
    (person, program) = ends
    var bytes = [CChar](repeating: 0, count: 128)
    precondition(ttyname_r(program, &bytes, bytes.count) == 0)
    name = bytes.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  isolated deinit {
    close(program)
    close(person)
  }

  func type(_ keys: String) {
    precondition(write(person, keys, keys.utf8.count) == keys.utf8.count)
  }

  /// Waits until the program could read what was typed: a pseudo-terminal carries bytes with a delay.
  func waitUntilReadable() {
    var state = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
    precondition(poll(&state, 1, 10_000) == 1)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    precondition(ioctl(person, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// All that was shown since the last look, with ESC as `^` and without line ends.
  ///
  /// A mark of its own, written last, says where it ends: a pseudo-terminal carries bytes with a delay.
  func shown() -> String {
    let mark: [UInt8] = [4]
    precondition(write(program, mark, 1) == 1)
    var all: [UInt8] = []
    var byte: UInt8 = 0
    while read(person, &byte, 1) == 1, byte != 4 {
      if byte != 13, byte != 10 { all.append(byte == 0x1B ? UInt8(ascii: "^") : byte) }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// The settings, to be compared.
  var settings: [UInt32] {
    var found = termios()
    precondition(tcgetattr(program, &found) == 0)
    return [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag].map { UInt32($0) }
      + withUnsafeBytes(of: found.c_cc) { $0.map(UInt32.init) }
  }
}
