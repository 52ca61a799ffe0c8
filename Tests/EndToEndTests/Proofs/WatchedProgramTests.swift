import Foundation
import Testing

/// The harness, proved on ordinary programs.
@Suite(.endToEnd) struct WatchedProgramTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func shell(_ script: String) async throws -> WatchedProgram {
    try await WatchedProgram.start(["sh", "-c", script], in: sandbox)
  }

  @Test(arguments: [("exit 3", 3), ("kill -TERM $$", 143), ("echo last", 0)])
  func howTheProgramEndedIsSeen(_ script: String, _ status: Int) async throws {
    #expect(try await shell(script).waitForEnd() == status)
  }

  @Test func theLastScreenStays() async throws {
    let program = try await shell("echo last")
    try await program.waitForEnd()
    #expect(try await program.terminal.screen.text == "last\n[exit 0]")
  }

  @Test func aProgramThatLeavesTheTerminalRawIsFoundOut() async throws {
    let program = try await shell("stty -echo; exit 0")
    try await program.waitForEnd()
    #expect(try program.settings.before != program.settings.after)
  }

  @Test func aProgramThatRestoresTheTerminalIsNot() async throws {
    let program = try await shell("saved=$(stty -g); stty raw; stty $saved")
    try await program.waitForEnd()
    #expect(try program.settings.before == program.settings.after)
  }

  @Test func aSignalReachesTheProgramAlone() async throws {
    let program = try await shell(
      "trap 'echo caught; exit 7' USR1; echo ready; while :; do sleep 0.01; done")
    try await program.terminal.wait(for: "ready")
    kill(try await program.pid, SIGUSR1)
    #expect(try await program.waitForEnd() == 7)
    #expect(try await program.terminal.screen.text == "ready\ncaught\n[exit 7]")
  }
}
