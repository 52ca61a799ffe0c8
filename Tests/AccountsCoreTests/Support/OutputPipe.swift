import Glibc

/// A pipe whose reading end a test holds.
nonisolated final class OutputPipe {
  private(set) var writeEnd: Int32
  private var readEnd: Int32

  init() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { fatalError("no pipe: \(String(cString: strerror(errno)))") }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  /// Ends what is read.
  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Goes away as a reader that has seen enough.
  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  /// A descriptor of the reading end for another task, which closes it.
  func duplicateOfReadEnd() -> Int32 { dup(readEnd) }

  /// What is in the pipe now, without waiting for more.
  func text() -> String {
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(readEnd, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
