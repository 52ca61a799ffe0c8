import Foundation
import Testing

/// What was entered before is offered again.
@Suite(.endToEnd) struct HistoryTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func add(_ account: String, name: String) async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.enterAccount(account, name: name)
    try await form.ends(with: 0)
  }

  @Test func upOffersWhatWasEnteredInEarlierRuns() async throws {
    try await add("taro", name: "山田 太郎")
    try await add("jiro", name: "e\u{301}👩‍👩‍👧 B")
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("Tab")
    try await form.type("dra")
    try await form.isOn("  Display name    dra")
    try await form.press("Up")
    try await form.isOn("  Display name    e\u{301}👩‍👩‍👧 B")
    try await form.press("Up")
    try await form.isOn("  Display name    山田 太郎")
    try await form.press("Down")
    try await form.isOn("  Display name    e\u{301}👩‍👩‍👧 B")
    try await form.press("Down")
    try await form.isOn("  Display name    dra")
    try await form.press("Down")
    try await form.terminal.wait { $0.cursor.row == 3 }
  }

  @Test func upBeforeTheOldestEntryGoesToThePreviousField() async throws {
    try await add("taro", name: "山田 太郎")
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("Tab", "Up")
    try await form.isOn("  Display name    山田 太郎")
    try await form.press("Up")
    try await form.terminal.wait { $0.cursor.row == 1 }
  }

  @Test func anOfferedAnswerCanBeEditedAndIsJudged() async throws {
    try await add("taro", name: "山田 太郎")
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("Up")
    try await form.isOn("  Account name    taro                      ✗ \"taro\" is taken")
    try await form.type("2")
    try await form.isOn("  Account name    taro2")
    try await form.press("Tab", "Up", "Tab", "Up", "Tab", "Tab")
    try await form.type("correct horse", then: "Tab")
    try await form.type("correct horse", then: "Enter")
    try await form.ends(with: 0)
    #expect(
      try await sandbox.stored == [
        "taro|山田 太郎|taro@example.org|reader", "taro2|山田 太郎|taro@example.org|reader",
      ])
  }

  @Test func theFilesArePrivateAndHoldNoPassword() async throws {
    try await add("taro", name: "山田 太郎")
    let files = sandbox.files.filter { $0.hasPrefix("state/") && !$0.hasSuffix(".lock") }
    #expect(
      files == [
        "state/accounts/account.history", "state/accounts/email.history", "state/accounts/name.history",
      ])
    for file in files { #expect(try sandbox.mode(of: file) == 0o600, "\(file)") }
    #expect(try sandbox.mode(of: "state/accounts") == 0o700)
    let contents = try files.map { String(decoding: try sandbox.read($0), as: UTF8.self) }
    #expect(zip(contents, ["taro", "taro@example.org", "山田 太郎"]).allSatisfy { $0.contains($1) })
    #expect(!contents.joined().contains("correct horse"))
  }

  @Test func aFormThatWasLeftIsNotRemembered() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Enter")
    try await form.press("Escape")
    try await form.ends(with: 1)
    #expect(sandbox.files.filter { $0.hasPrefix("state/") } == [])
  }

  @Test func aScriptIsNotRemembered() async throws {
    try await sandbox.store("taro")
    #expect(sandbox.files.filter { $0.hasPrefix("state/") } == [])
  }

  @Test func aHistoryThatCannotBeSavedLosesNoAccount() async throws {
    try sandbox.write("in the way", to: "state/accounts")
    let form = try await FormRun.opened(in: sandbox)
    try await form.enterAccount()
    try await form.ends(with: 0)
    #expect(try await sandbox.stored.count == 1)
  }
}
