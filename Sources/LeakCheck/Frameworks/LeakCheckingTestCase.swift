public import XCTest

/// An XCTest case that fails a test when an object passed to ``tracked(_:fileID:filePath:line:column:)`` outlives it.
///
/// XCTest keeps every instance of a test case until the whole run ends: what a property holds must be let go of
/// in `tearDown`.
open class LeakCheckingTestCase: XCTestCase {
  /// How long to wait for the last object to go: a second, unless overridden.
  open var deallocationLimit: Duration { .seconds(1) }

  /// Whether a test may pass without having tracked an object: false, unless overridden.
  open var allowsNothingTracked: Bool { false }

  /// Runs `setUp`, the test and `tearDown` in a scope of their own, then checks what was tracked.
  open override func invokeTest() {
    let scope = LeakScope()
    scope.runBlocking(upTo: deallocationLimit) { super.invokeTest() }
    let stopped = testRun.map { $0.totalFailureCount > 0 || $0.hasBeenSkipped } ?? false
    if !allowsNothingTracked, !stopped, scope.isUnused { XCTFail(FailureMessage.nothingTracked) }
  }
}
