import TestSupport
import Testing

/// Failing checks, which look for the reason in the whole heap, in a process that holds nothing else.
@Suite(.inCommonProcess) struct InOwnProcessTests {
  @Test func everySuiteOfThisTargetPasses() async throws {
    let outcome = try await OwnProcess.run("^LeakCheckTests\\.")
    #expect(outcome.status == 0, "\(outcome.failures)")
    #expect(outcome.testCount > 40, "\(outcome.output)")
  }
}
