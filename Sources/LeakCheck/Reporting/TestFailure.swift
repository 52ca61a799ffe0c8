import Testing
import XCTest

/// Puts a failure where the running test framework sees it.
///
/// Each framework drops the other's failures without a word, so the right one has to be chosen.
enum TestFailure {
  /// Records `message`, and with a name for it attaches it to the test: Swift Testing writes attachments to the folder
  /// that `--attachments-path` names, where a continuous integration run finds them.
  static func record(_ message: String, at site: CallSite, attachedAs name: String? = nil) {
    if Test.current != nil || isSwiftTestingProcess {
      let location = SourceLocation(
        fileID: site.fileID, filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
      if let name, Test.current != nil {
        Attachment.record(message, named: name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  /// Whether this process was started for Swift Testing.
  ///
  /// The package manager starts the test binary once a framework and names Swift Testing among the arguments.
  /// `Test.current` alone does not do: it is nil in a detached task.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    if arguments.contains("--testing-library=swift-testing") { return true }
    return zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
  }()
}
