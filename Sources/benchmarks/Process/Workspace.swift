import Foundation

/// A folder of its own for one measurement, with the environment that keeps a program inside it.
final class Workspace {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "formline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] {
    [
      "HOME": path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "PS1": "> ",
      "XDG_DATA_HOME": path + "/data", "XDG_STATE_HOME": path + "/state", "XDG_CONFIG_HOME": path + "/config",
    ]
  }

  /// A file of this folder with the given content.
  func file(_ name: String, _ content: String) throws -> String {
    let file = path + "/" + name
    try content.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}

/// The program that was built beside this one.
func builtProgram(_ name: String) throws -> String {
  let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let path = own.deletingLastPathComponent().appendingPathComponent(name).path
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw BenchmarkFailure("\(path) is not built: swift build -c release")
  }
  return path
}
