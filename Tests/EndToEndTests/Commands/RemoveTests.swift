import Foundation
import Testing

/// `accounts remove NAME`.
@Suite(.endToEnd) struct RemoveTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [("y", true), ("yes", true), ("YES", true), ("n", false), ("", false), ("maybe", false)])
  func aPersonIsAsked(_ answer: String, _ removes: Bool) async throws {
    try await sandbox.store("taro")
    let program = try await WatchedProgram.start(["accounts", "remove", "TARO"], in: sandbox)
    try await program.terminal.wait(for: "Remove taro (Somebody)? [y/N]")
    try await program.terminal.type(answer + "\r")
    #expect(try await program.waitForEnd() == (removes ? 0 : 1))
    #expect(try await sandbox.stored.isEmpty == removes)
  }

  @Test(arguments: [("C-c", 130), ("C-d", 1)])
  func aPersonCanLeaveTheQuestion(_ key: String, _ status: Int) async throws {
    try await sandbox.store("taro")
    let program = try await WatchedProgram.start(["accounts", "remove", "taro"], in: sandbox)
    try await program.terminal.wait(for: "[y/N]")
    try await program.terminal.press(key)
    #expect(try await program.waitForEnd() == status)
    #expect(try program.settings.before == program.settings.after)
    #expect(try await sandbox.stored.count == 1)
  }

  @Test func aScriptMustSayYesBeforehand() async throws {
    try await sandbox.store("taro")
    let asked = try await sandbox.accounts("remove", "taro", input: .text("y\n"))
    #expect(
      asked.errors == "accounts: nobody can be asked whether to remove \"taro\": say so with --yes\n")
    #expect(asked.exit == .status(64))
    #expect(try await sandbox.stored.count == 1)
    let run = try await sandbox.accounts("remove", "--yes", "Taro")
    #expect(run.exit == .status(0))
    #expect(run.errors == "")
    #expect(try await sandbox.stored == [])
    #expect(try await sandbox.accounts("remove", "--yes", "taro").exit == .status(67))
  }

  @Test func theHashOfARemovedAccountIsGoneFromTheFiles() async throws {
    try await sandbox.store("taro")
    let run = try await sandbox.accounts("remove", "--yes", "taro")
    #expect(run.exit == .status(0))
    for file in sandbox.files { #expect(try !sandbox.read(file).contains(Array("$y$".utf8)), "\(file)") }
  }

  @Test func aNameThatWasRemovedIsFreeAgain() async throws {
    try await sandbox.store("taro")
    #expect(try await sandbox.accounts("remove", "--yes", "taro").exit == .status(0))
    try await sandbox.store("Taro", password: "another horse")
    #expect(try await sandbox.isPassword("another horse", of: "taro"))
    #expect(try await !sandbox.isPassword("correct horse", of: "taro"))
  }
}
