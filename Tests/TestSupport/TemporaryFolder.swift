#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A fresh folder that is removed with everything in it when its test lets go.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes the folder.
  public init() {
    var template = Array("/tmp/formline-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      fatalError("no temporary folder: \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// A path in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// The names in the folder, sorted.
  public var names: [String] { Self.names(in: path).sorted() }

  /// Writes a file of a test's own and gives its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
    let bytes = Array(bytes), path = file(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    guard written == bytes.count else { fatalError("cannot write \(name)") }
    return path
  }

  /// Writes a file of text and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) -> String { write(text.utf8, to: name) }

  /// The bytes of a file; none where there is no file.
  public func read(_ name: String) -> [UInt8] {
    let descriptor = open(file(name), O_RDONLY)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = systemRead(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// The text of a file; nil where there is no file.
  public func text(of name: String) -> String? {
    access(file(name), F_OK) == 0 ? String(decoding: read(name), as: UTF8.self) : nil
  }

  /// The permission bits of a file or folder, as `ls` would show them in octal.
  public static func mode(_ path: String) -> String {
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
      chmod(path, 0o700)
      for name in names(in: path) { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

// The class has methods of these names.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
