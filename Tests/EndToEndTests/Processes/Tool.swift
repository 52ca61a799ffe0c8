import Foundation

/// The programs of the system that the tests use.
enum Tool {
  /// Where a program is installed.
  ///
  /// - Throws: `ToolMissing`, which says how to install it.
  static func path(of name: String) throws -> String {
    let paths = ["/usr/local/bin", "/usr/bin", "/bin"].map { "\($0)/\(name)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw ToolMissing(tool: name)
    }
    return path
  }
}

/// A program that the tests need and the machine has not got.
struct ToolMissing: Error, CustomStringConvertible {
  let tool: String

  var description: String {
    "\(tool) is not installed: apt-get update && apt-get install -y \(tool)"
  }
}
