/// The place in a test's source that a failure points at.
struct CallSite: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The file's name without module and folders, and the line: `AccountFormTests.swift:14`.
  var shortDescription: String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(name):\(line)"
  }
}
