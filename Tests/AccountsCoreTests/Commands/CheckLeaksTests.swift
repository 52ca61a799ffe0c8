import AccountsCore
import TestSupport
import Testing

/// `--check-leaks` where something did leak: here something of the test's, in a process of its own.
@Suite(.inOwnProcess, .notUnderThreadSanitizer("its heap is not the C library's")) struct CheckLeaksTests {
  @Test func whatLeakedIsReportedAndIsAnError() throws {
    let run = ProgramRun()
    try run.store(.ada)
    #expect(run.run("--check-leaks", "list", "--plain").status == .success)
    for _ in 0..<20 { leak() }
    overwriteStack()
    let outcome = run.run("--check-leaks", "list", "--plain")
    #expect(outcome.status == .internalError)
    #expect(outcome.status.rawValue == 70)
    #expect(outcome.output.hasPrefix("ada\t"))
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines.first?.wholeMatch(of: /accounts: \d+ leaked objects?/) != nil, "\(outcome.messages)")
    let cycle = "LeakedScreen: LeakedScreen.owner -> LeakedScreen"
    #expect(lines.contains(where: { $0.hasSuffix(cycle) }), "\(outcome.messages)")
  }

  /// Without the option nobody looks.
  @Test func withoutTheOptionItIsNot() throws {
    let run = ProgramRun()
    try run.store(.ada)
    leak()
    #expect(run.run("list", "--plain").status == .success)
  }

  @inline(never) private func leak() {
    let screen = LeakedScreen()
    screen.owner = screen
  }
}

private final class LeakedScreen { var owner: LeakedScreen? }
