import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that goes away with all that is in it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/formline-line-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { TemporaryFolder.remove(path) }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) -> String {
    write(bytes: Array(text.utf8), to: name)
  }

  @discardableResult
  func write(bytes: [UInt8], to name: String) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    return file
  }

  /// A file's text.
  func text(of name: String) -> String? {
    let descriptor = open(path + "/" + name, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in the folder, sorted.
  func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    chmod(path, 0o700)
    if let folder = opendir(path) {
      var names: [String] = []
      while let entry = readdir(folder) {
        names.append(
          withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          })
      }
      closedir(folder)
      for name in names where name != "." && name != ".." { remove(path + "/" + name) }
    }
    Glibc.remove(path)
  }
}
