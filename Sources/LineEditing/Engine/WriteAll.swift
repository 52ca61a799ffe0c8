#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes all bytes; gives the error number where that fails.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
