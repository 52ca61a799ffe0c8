import Foundation
import TestSupport

/// The system's tools that change or make programs.
enum Tool {
  /// Runs one of them.
  ///
  /// - Throws: `ToolFailed`, with what it says.
  static func run(_ arguments: String...) async throws {
    let tool = try await OtherProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments)
    guard tool.status == 0 else { throw ToolFailed(command: arguments, output: tool.output) }
  }
}

/// A tool that the tests need is not there, or did not do its part.
struct ToolFailed: Error {
  let command: [String]
  let output: String
}
