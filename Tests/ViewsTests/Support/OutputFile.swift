#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that takes what would go to a terminal.
final class OutputFile {
  private let file = tmpfile()
  var descriptor: Int32 { file.map(fileno) ?? -1 }

  isolated deinit { if let file { fclose(file) } }

  /// What was written.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  /// The graphics sequences that were written, without their ends.
  var sequences: [String] {
    text.split(separator: "\u{1B}_G").map { part in
      part.hasSuffix("\u{1B}\\") ? String(part.dropLast(2)) : "torn: \(part)"
    }
  }
}
