import Glibc

/// A fresh folder that is removed with everything in it when its test lets go.
nonisolated final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/accounts-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      fatalError("no temporary folder: \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// A path in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// The names in the folder, sorted.
  var names: [String] { Self.names(in: path).sorted() }

  /// Writes a file of a test's own.
  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    let file = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(file) }
    let bytes = Array(bytes)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else { fatalError("cannot write \(name)") }
  }

  /// The bytes of a file.
  func read(_ name: String) -> [UInt8] {
    let file = open(file(name), O_RDONLY)
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(file, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// The permission bits of a file or folder, as `ls` would show them in octal.
  static func mode(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "missing" }
    return String(status.st_mode & 0o7777, radix: 8)
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in names(in: path) { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
