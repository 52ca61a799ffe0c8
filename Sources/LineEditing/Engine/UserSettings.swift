#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lines of `.editrc`, read by ourselves: libedit's own reading (`el_source`) waits for ever on a pipe, reads a
/// device without end, and runs with whatever stood on the stack after a quote that is not closed.
enum UserSettings {
  /// More of a file is not read.
  private static let limit = 1 << 20

  /// The file's path: `$EDITRC`, else `.editrc` in the home folder; `nil` where neither is known.
  static var path: String? {
    if let named = getenv("EDITRC") { return String(cString: named) }
    return getenv("HOME").map { String(cString: $0) + "/.editrc" }
  }

  /// The lines that say something, in order; none where there is no regular file.
  static func lines(of path: String) -> [String] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    return contents(of: file, count: min(limit, Int(status.st_size)))
      .split(separator: "\n").lazy
      .map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { !$0.isEmpty && $0.first != "#" }
      .map(String.init)
  }

  private static func contents(of file: Int32, count: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        read(file, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      filled += got
    }
    return String(decoding: bytes[..<filled], as: UTF8.self)
  }
}
