import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe that closes itself.
final class Pipe {
  private(set) var readEnd: Int32 = -1
  private(set) var writeEnd: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    closeWriteEnd()
  }

  func send(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    precondition(write(writeEnd, bytes, bytes.count) == bytes.count)
  }

  func send(_ text: String) { send(text.utf8) }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// What is in the pipe now.
  func received() -> [UInt8] {
    let flags = fcntl(readEnd, F_GETFL)
    _ = fcntl(readEnd, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(readEnd, F_SETFL, flags) }
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(readEnd, &block, block.count)
      guard count > 0 else { return all }
      all += block[..<count]
    }
  }
}
