public import Foundation

/// A program that a test runs beside itself, to its end.
public struct OtherProcess: Sendable {
  /// The exit status, 0 for success; the number of the signal where one ended it.
  public let status: Int32
  /// What was printed, errors included.
  public let output: String

  /// Runs a program and waits for its end without blocking the caller's thread: the pool's are the other tests'.
  ///
  /// - Parameters:
  ///   - program: The file to run.
  ///   - arguments: What follows its name.
  ///   - environment: What its environment has besides this process's.
  /// - Returns: How it ended.
  /// - Throws: What Foundation says where the process cannot be started.
  @concurrent public static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> OtherProcess {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    return try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        do {
          try process.run()
          let bytes = output.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          let text = String(decoding: bytes, as: UTF8.self)
          continuation.resume(returning: OtherProcess(status: process.terminationStatus, output: text))
        } catch {
          continuation.resume(throwing: error)
        }
      }
      thread.start()
    }
  }
}
