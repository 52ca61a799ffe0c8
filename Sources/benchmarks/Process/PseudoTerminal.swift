import Glibc

/// The far end of a terminal: keys are written to it, and what a program shows is read from it.
final class PseudoTerminal {
  let name: String
  private let descriptor: Int32
  private let programsEnd: Int32

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (ours: Int32, programs: Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.ours, &ends.programs, nil, nil, &size) == 0, let name = ttyname(ends.programs) else {
      throw BenchmarkFailure("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    (descriptor, programsEnd) = ends
    for end in [descriptor, programsEnd] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.name = String(cString: name)
  }

  deinit {
    close(descriptor)
    close(programsEnd)
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Reads until `byte` was shown; the nanoseconds that it took, or `nil` after a second.
  func awaitEcho(of byte: UInt8) -> Double? {
    let start = ContinuousClock.now
    while let shown = read(within: 1_000) {
      if shown.contains(byte) { return nanoseconds(since: start) }
    }
    return nil
  }

  /// Types, and reads until nothing more comes for some milliseconds; the nanoseconds to the last that came, or `nil`
  /// where nothing came for five seconds.
  func awaitFrame(after keys: String, quiet milliseconds: Int32) -> Double? {
    // Not later: the answer may be there before this program goes on.
    let start = ContinuousClock.now
    type(keys)
    var last: Double?
    while read(within: last == nil ? 5_000 : milliseconds) != nil { last = nanoseconds(since: start) }
    return last
  }

  /// Reads until `text` was shown.
  func awaitText(_ text: String) throws {
    var seen: [UInt8] = []
    while let shown = read(within: 5_000) {
      seen += shown
      if String(decoding: seen, as: UTF8.self).contains(text) { return }
    }
    throw BenchmarkFailure("never shown: \(text)")
  }

  /// Reads until nothing more comes for some milliseconds.
  func drain(quiet milliseconds: Int32) {
    while read(within: milliseconds) != nil {}
  }

  private func read(within milliseconds: Int32) -> [UInt8]? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }
}
