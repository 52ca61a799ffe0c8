import Foundation
public import Testing

/// Tests that must be alone in their process, and a process for them.
///
/// Who walks the whole heap pays for every object of all tests, and who counts objects sees those of the test beside it.
/// Such suites have the trait `.inOwnProcess`; in the common process they are left out, and one test of their target runs
/// them in a second one.
public enum OwnProcess {
  private static let variable = "FORMLINE_TESTS_ARE_ALONE"

  /// Whether this is the process of its own.
  ///
  /// Elsewhere than on Linux tests are run in another way, and all in one process.
  #if os(Linux)
    public static let isThis = ProcessInfo.processInfo.environment[variable] != nil
  #else
    public static let isThis = true
  #endif

  /// How a run of tests ended.
  public struct Outcome: Sendable {
    /// The exit status: 0 where all passed.
    public var status: Int32
    /// What was printed, most of all what failed.
    public var output: String

    /// What failed, with what was said of it; or what was said last, as before a crash.
    public var failures: String {
      let lines = output.split(separator: "\n")
      var isOfAFailure = false
      let failed = lines.filter { line in
        if let mark = line.first, "✘✔◇➜".contains(mark) { isOfAFailure = mark == "✘" }
        return isOfAFailure
      }
      return (failed.isEmpty ? lines.suffix(20) : failed[...]).joined(separator: "\n")
    }

    /// How many tests it says were run.
    public var testCount: Int {
      output.firstMatch(of: /Test run with (\d+) tests/).flatMap { Int($0.1) } ?? 0
    }
  }

  /// Runs the tests whose names match `filter` in a second process of this program.
  ///
  /// - Throws: What Foundation says where the process cannot be started.
  @concurrent public static func run(_ filter: String) async throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    // One after another: what a test has just let go is another's unexplained memory.
    process.arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", filter]
    process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    return try await withCheckedThrowingContinuation { continuation in
      // On a thread of its own: the pool's two threads are the other tests'.
      let thread = Thread {
        do {
          try process.run()
          let bytes = output.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          let text = String(decoding: bytes, as: UTF8.self)
          continuation.resume(returning: Outcome(status: process.terminationStatus, output: text))
        } catch {
          continuation.resume(throwing: error)
        }
      }
      thread.start()
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Only in a process that runs nothing else.
  public static var inOwnProcess: Self { .enabled(if: OwnProcess.isThis, "runs in a process of its own") }

  /// Only in the process that runs everything: what starts the other one.
  public static var inCommonProcess: Self {
    .disabled(if: OwnProcess.isThis, "this is the process of its own")
  }
}
