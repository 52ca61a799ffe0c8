import Glibc

/// Writes a program's answer to a descriptor: collected in one buffer, every write checked.
///
/// What is left in the buffer is written by `flush()` alone, since only that can tell of a failure; the
/// program calls it behind every command.
nonisolated public final class OutputWriter {
  /// Where it writes.
  ///
  /// The descriptor stays its owner's.
  public let descriptor: Int32
  private var buffer: [UInt8] = []
  private let limit: Int

  /// A writer that collects up to `limit` bytes before it writes.
  public init(descriptor: Int32, limit: Int = 32 * 1024) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Whether a person reads it.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Adds text to the answer.
  ///
  /// Amortised O(n), in constant memory.
  ///
  /// - Throws: `OutputError` where the buffer was full and could not be written.
  public func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= limit { try flush() }
  }

  /// Writes what was collected.
  ///
  /// - Throws: `OutputError`; what was not written is dropped, so that a second call does not repeat it.
  public func flush() throws(OutputError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let (written, number) = buffer[start...].withUnsafeBytes { bytes in
        (Glibc.write(descriptor, bytes.baseAddress, bytes.count), errno)
      }
      if written >= 0 {
        start += written
      } else if number == EAGAIN {
        waitUntilWritable()
      } else if number == EPIPE {
        throw .closed
      } else if number != EINTR {
        throw .failed(errno: number)
      }
    }
  }

  /// Whoever gave us the descriptor may have made it non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
