import Foundation
import TestSupport

/// A fresh folder with a home of its own, so that no test sees the user's files or another test's.
///
/// The folder is removed when the last owner lets go of the sandbox.
final class Sandbox: Sendable {
  private let folder = TemporaryFolder()

  /// The folder's path.
  var path: String { folder.path }

  init() throws {
    for folder in ["home", "data", "state", "config", "cache"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: false)
    }
  }

  /// What every program in the sandbox finds in its environment; nothing of the test's own leaks in.
  var environment: [String: String] {
    [
      "HOME": "\(path)/home", "XDG_DATA_HOME": "\(path)/data", "XDG_STATE_HOME": "\(path)/state",
      "XDG_CONFIG_HOME": "\(path)/config", "XDG_CACHE_HOME": "\(path)/cache",
      "PATH": "\(BuiltProgram.folder):/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
      "TERM": "dumb",
    ]
  }

  /// Where `accounts` keeps its store unless told otherwise.
  var store: String { "\(path)/data/accounts/accounts.sqlite" }

  /// Writes a file into the sandbox and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The bytes of a file in the sandbox.
  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  /// The paths of all files in the sandbox, relative to it, in order.
  var files: [String] {
    let entries = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return entries.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
