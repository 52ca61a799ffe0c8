public import Testing

/// Fails a test when an object that it passed to ``tracked(_:fileID:filePath:line:column:)`` outlives it.
///
/// On a suite it holds for every test inside, once per case of a parameterised test. A test that tracked
/// nothing fails, unless that is allowed by name.
public struct LeakCheckTrait: TestTrait, SuiteTrait, TestScoping {
  let limit: Duration
  let allowsNothingTracked: Bool

  /// True: a suite's check is made for each of its tests.
  public var isRecursive: Bool { true }

  /// Runs the test in a scope of its own, then waits for the tracked objects to go and reports the others.
  ///
  /// - Throws: What the test throws. What it tracked until then is checked all the same.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = LeakScope()
    try await scope.run(upTo: limit) { try await function() }
    if !allowsNothingTracked, scope.isUnused {
      Issue.record(Comment(rawValue: FailureMessage.nothingTracked), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == LeakCheckTrait {
  /// Checks that every tracked object is gone within a second of the test's end.
  public static var checksLeaks: Self { .checksLeaks() }

  /// Checks that every tracked object is gone soon after the test's end.
  ///
  /// - Parameters:
  ///   - limit: How long to wait for the last object to go. Nothing waits when all are gone.
  ///   - allowsNothingTracked: Whether a test may pass without having tracked an object.
  /// - Returns: The trait, for a test or a suite.
  public static func checksLeaks(within limit: Duration = .seconds(1), allowsNothingTracked: Bool = false)
    -> Self
  {
    LeakCheckTrait(limit: limit, allowsNothingTracked: allowsNothingTracked)
  }
}
