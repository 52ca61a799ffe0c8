import Glibc

/// A terminal whose person is a test.
nonisolated final class PseudoTerminal {
  /// The side that a program works on.
  let descriptor: Int32
  private let person: Int32

  /// `TIOCSPTLCK` and `TIOCGPTN` of Linux's `asm-generic/ioctls.h`, macros that Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init(columns: UInt16 = 80) {
    // Swift's Glibc lacks `posix_openpt` and its companions: these are the calls that they make.
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard person >= 0, ioctl(person, Self.setLock, &lock) == 0, ioctl(person, Self.getNumber, &number) == 0
    else {
      fatalError("no terminal: \(String(cString: strerror(errno)))")
    }
    descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    // The kernel echoes keys whenever it comes to it; without echo the text is the program's alone.
    var modes = termios()
    _ = tcgetattr(descriptor, &modes)
    modes.c_lflag &= ~tcflag_t(ECHO)
    _ = tcsetattr(descriptor, TCSANOW, &modes)
  }

  deinit {
    close(descriptor)
    close(person)
  }

  /// Types; the program reads it when it asks.
  func type(_ text: String) { _ = write(person, text, text.utf8.count) }

  /// What the program has written since the last call, its line ends as a file has them.
  func text() -> String {
    // The kernel hands text over whenever it comes to it: what is read up to this mark is all.
    let mark = UInt8(0)
    _ = write(descriptor, [mark], 1)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.last != mark, case let count = read(person, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes.dropLast().filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }
}
