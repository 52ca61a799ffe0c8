#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads and replaces one file.
enum HistoryFile {
  /// Far more than 500 entries can be; of a larger file, which nobody here wrote, only the end is read.
  private static let sizeLimit = 4 << 20

  /// The bytes of a file; none where there is no such file.
  static func contents(of path: String) throws(HistoryError) -> [UInt8] {
    // Without O_NONBLOCK a FIFO of that name would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw HistoryError(.read, path: path, errno: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw HistoryError(.read, path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw HistoryError(.read, path: path, errno: EINVAL) }
    let start = max(0, Int(status.st_size) - sizeLimit)
    return try bytes(from: descriptor, start: start, count: Int(status.st_size) - start, path: path)
  }

  /// Puts a new file in a file's place, all of it or nothing.
  static func replace(_ path: String, in folder: String, with bytes: [UInt8]) throws(HistoryError) {
    let temporary = path + ".new"
    // Left over from a crash, it would keep its mode; only one process at a time gets here.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw HistoryError(.write, path: temporary, errno: errno) }
    let failure = writeAll(bytes, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    let closed = close(descriptor) == 0 ? nil : errno
    let reason = failure ?? closed ?? (rename(temporary, path) == 0 ? nil : errno)
    if let reason {
      unlink(temporary)
      throw HistoryError(.write, path: path, errno: reason)
    }
    try synchronise(folder)
  }

  private static func bytes(
    from descriptor: Int32, start: Int, count: Int, path: String
  ) throws(HistoryError) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let got = result.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress?.advanced(by: length), count - length, off_t(start + length))
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw HistoryError(.read, path: path, errno: errno) }
      if got == 0 { break }
      length += got
    }
    result.removeLast(count - length)
    return result
  }

  /// Makes the rename last: the folder is what names the file.
  private static func synchronise(_ folder: String) throws(HistoryError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw HistoryError(.write, path: folder, errno: errno) }
    defer { close(descriptor) }
    // Some file systems cannot synchronise a folder, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw HistoryError(.write, path: folder, errno: errno)
    }
  }
}
