import Foundation

/// What a program wrote, and how it ended.
struct PipeRun: Equatable {
  var exit: Exit
  var outputBytes: [UInt8]
  var errorBytes: [UInt8]

  /// What the program wrote to its standard output.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// What the program wrote to its standard error.
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Runs a program in a sandbox, without a terminal, to its end.
  ///
  /// - Throws: `SystemError` when it cannot be started, `StillRunning` when it does not end in time; then it is
  ///   killed.
  static func of(
    _ path: String, _ arguments: [String] = [], in sandbox: Sandbox,
    environment: [String: String] = [:],
    input: StandardInput = .devNull, output: StandardOutput = .captured,
    within limit: Duration = .seconds(20)
  ) async throws -> PipeRun {
    let runner = PipeRunner()
    return try await runner.run(
      path, arguments, environment: sandbox.environment.merging(environment) { $1 },

      input: input, output: output, limit: limit)
  }
}

extension Sandbox {
  /// Runs the program under test without a terminal, to its end.
  func accounts(
    _ arguments: String..., environment: [String: String] = [:], input: StandardInput = .devNull,
    output: StandardOutput = .captured
  ) async throws -> PipeRun {
    try await PipeRun.of(
      BuiltProgram.accounts, arguments, in: self, environment: environment, input: input,
      output: output)
  }
}

/// A program did not end in time.
struct StillRunning: Error, CustomStringConvertible {
  let program: String
  let limit: Duration
  let output: [UInt8]
  let errors: [UInt8]

  var description: String {
    """
    \(program) still ran after \(limit)
    output: \(String(decoding: output, as: UTF8.self))
    errors: \(String(decoding: errors, as: UTF8.self))
    """
  }
}
