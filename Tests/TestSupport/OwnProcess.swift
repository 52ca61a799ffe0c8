public import Foundation
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

  /// The file that this process runs.
  public static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  /// Runs the tests whose names match `filter` in a second process.
  ///
  /// - Parameters:
  ///   - filter: A regular expression for the tests' names.
  ///   - program: The program to run: this one, or what was made of it.
  ///   - options: What else to say to the test runner.
  ///   - environment: What its environment has besides this one's.
  /// - Returns: How it ended; the status is 0 where all passed.
  /// - Throws: What Foundation says where the process cannot be started.
  @concurrent public static func run(
    _ filter: String, of program: URL = program, options: [String] = [], environment: [String: String] = [:]
  ) async throws -> OtherProcess {
    // One after another: what a test has just let go is another's unexplained memory.
    try await OtherProcess.run(
      program, ["--testing-library", "swift-testing", "--no-parallel", "--filter", filter] + options,
      environment: environment.merging([variable: "1"]) { $1 })
  }
}

extension OtherProcess {
  /// What failed, with what was said of it; the first data race; or what was said last, as before a crash.
  public var failures: String {
    let lines = output.split(separator: "\n")
    var isOfAFailure = false
    let failed = lines.filter { line in
      if let mark = line.first, "✘✔◇➜━".contains(mark) { isOfAFailure = mark == "✘" }
      return isOfAFailure
    }
    let race = lines.drop { !$0.contains("WARNING: ThreadSanitizer") }.prefix(40)
    return ((failed + race).isEmpty ? lines.suffix(20) : failed[...] + race).joined(separator: "\n")
  }

  /// How many tests it says were run.
  public var testCount: Int {
    output.firstMatch(of: /Test run with (\d+) tests/).flatMap { Int($0.1) } ?? 0
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
