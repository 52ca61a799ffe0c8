import TestSupport
import Testing

/// What looks at the whole heap, in a process that holds nothing else.
@Suite(.inCommonProcess) struct InOwnProcessTests {
  @Test func whatMustBeAlonePasses() async throws {
    let outcome = try await OwnProcess.run("^AccountsCoreTests\\.CheckLeaksTests")
    #expect(outcome.status == 0, "\(outcome.failures)")
    #expect(outcome.testCount == 2, "\(outcome.output)")
  }
}
