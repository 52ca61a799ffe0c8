#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal that a test looks at from outside.
final class PseudoTerminal {
  /// Where a person would sit.
  let person: Int32
  /// Where the program sits.
  let program: Int32
  /// The program's end by name, for a child process.
  let name: String

  init() {
    var ends: (person: Int32, program: Int32) = (-1, -1)
    precondition(openpty(&ends.person, &ends.program, nil, nil, nil) == 0)
    (person, program) = ends
    // Not `ttyname`, whose one buffer tests that run side by side would share.
    var bytes = [CChar](repeating: 0, count: 128)
    precondition(ttyname_r(program, &bytes, bytes.count) == 0)
    name = bytes.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    _ = fcntl(person, F_SETFD, FD_CLOEXEC)
    _ = fcntl(program, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(program)
    close(person)
  }

  /// The terminal's settings.
  var settings: Settings { Settings(program) }

  func type(_ text: String) {
    precondition(write(person, text, text.utf8.count) == text.utf8.count)
  }

  /// Whether the program has something to read, now or soon.
  var isReadable: Bool {
    var state = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 10_000) == 1
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    precondition(ioctl(person, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// All that was shown since the last look, with ESC as `^`.
  ///
  /// A mark of its own, written last, says where it ends: a pseudo-terminal carries bytes with a delay.
  func shown() -> String {
    let mark = Array("\u{4}".utf8)
    precondition(write(program, mark, 1) == 1)
    var all: [UInt8] = []
    var byte: UInt8 = 0
    while read(person, &byte, 1) == 1, byte != 4 { all.append(byte == 0x1B ? UInt8(ascii: "^") : byte) }
    return String(decoding: all, as: UTF8.self)
  }
}

/// Termios as a value that can be compared.
struct Settings: Equatable {
  var input, output, control, local: tcflag_t
  var keys: [cc_t]

  init(_ descriptor: Int32) {
    var found = termios()
    precondition(tcgetattr(descriptor, &found) == 0)
    (input, output, control, local) = (found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag)
    keys = withUnsafeBytes(of: found.c_cc) { Array($0) }
  }

  func has(_ flag: Int32) -> Bool { local & tcflag_t(flag) != 0 }
}
