import Testing

@testable import LeakCheck

/// Runs `body` and expects exactly these failures, in this order.
func expectFailures(
  _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  let log = FailureLog()
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: {
    log.append($0)
  }
  #expect(log.messages == messages, sourceLocation: sourceLocation)
}

/// Runs `body` and expects exactly these failures, in this order.
func expectFailures(
  _ messages: String..., isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async -> Void
) async {
  let log = FailureLog()
  await withKnownIssue(isolation: isolation, sourceLocation: sourceLocation) {
    await body()
  } matching: {
    log.append($0)
  }
  #expect(log.messages == messages, sourceLocation: sourceLocation)
}

/// Expects exactly one failure of the test that it is put on, or of each of a suite's, as the first trait.
struct KnownFailureTrait: TestTrait, SuiteTrait, TestScoping {
  let message: String
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = FailureLog()
    try await withKnownIssue(sourceLocation: test.sourceLocation) {
      try await function()
    } matching: {
      log.append($0)
    }
    #expect(log.messages == [message], sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == KnownFailureTrait {
  /// The test fails with this message and no other.
  static func fails(_ message: String) -> Self { KnownFailureTrait(message: message) }
}

/// The failures that were recorded, in their order.
final class FailureLog: Sendable {
  private let log = Locked<[String]>([])

  var messages: [String] { log.withLock { $0 } }

  func append(_ issue: Issue) -> Bool {
    log.withLock { $0.append(comparable(issue.comments.first?.rawValue ?? "\(issue)")) }
    return true
  }
}

/// The message of a failure that names the line of the calling file on which the object was made, and the cycle
/// that every screen of these tests has.
func failure(_ text: String, createdAt line: Int, fileID: String = #fileID) -> String {
  "\(text) (created at \(fileID.split(separator: "/").last ?? ""):\(line))\n"
    + (text.hasPrefix("Screen") ? Screen.cycle : Screen.cycleFromItsViewModel)
}

/// A message as it is in a debug build; in an optimised one without the line of the screen's closure, which only some of
/// its copies have.
func comparable(_ message: String) -> String {
  #if DEBUG
    message
  #else
    message.replacing(/\ at Screen\.swift:\d+/, with: "")
  #endif
}
