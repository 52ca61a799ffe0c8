import LeakCheck
import TestSupport
import Testing

/// A check that fails, for tests that look at it from outside.
@Suite(.inOwnProcess) struct FailingCheckTests {
  static let filter = "^LeakCheckTests\\.FailingCheckTests/"

  @Test func aScreenThatLeaks() {
    withKnownIssue { assertDeallocated { Screen.leaking() } }
  }
}
