import TestSupport
import Testing

/// Walking the heap, in a process that holds nothing else.
@Suite(.inCommonProcess) struct InOwnProcessTests {
  @Test func everySuiteOfThisTargetPasses() async throws {
    let outcome = try await OwnProcess.run("^HeapTraceTests\\.")
    #expect(outcome.status == 0, "\(outcome.failures)")
    #expect(outcome.testCount > 100, "\(outcome.output)")
  }
}
