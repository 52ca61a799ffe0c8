#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes bytes to a descriptor, whole, and remembers why it could not.
///
/// A renderer has nobody to throw at, so the first failure is kept and everything after it is dropped: what
/// happens to a program whose terminal went away is decided by its input, which ends too.
struct DescriptorWriter {
  let descriptor: Int32
  private(set) var failure: Int32?

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// One `write` as long as the descriptor takes it whole; interrupted, full and short writes are gone on with.
  mutating func write(_ bytes: [UInt8]) {
    guard failure == nil, !bytes.isEmpty else { return }
    let descriptor = descriptor
    failure = bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&polled, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
  #else
    Glibc.write(descriptor, bytes, count)
  #endif
}
