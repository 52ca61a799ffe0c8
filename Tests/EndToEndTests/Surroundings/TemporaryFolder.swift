import Foundation
import TestSupport

/// Folders that nobody else has.
enum TemporaryFolder {
  static func make() throws -> String {
    var template = Array("\(NSTemporaryDirectory())accounts-e2e-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(call: "mkdtemp", code: errno) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes a folder and all that is in it; what cannot be removed stays in the system's folder for such files.
  static func remove(_ path: String) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      FileHandle.standardError.write(Data("left \(path): \(error)\n".utf8))
    }
  }
}
