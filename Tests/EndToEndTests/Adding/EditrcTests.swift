import Foundation
import Testing

/// The user's own settings of libedit.
@Suite(.endToEnd) struct EditrcTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func opened(_ editrc: String) async throws -> FormRun {
    try sandbox.write(editrc, to: "home/.editrc")
    return try await FormRun.opened(in: sandbox)
  }

  @Test func viCommandsEdit() async throws {
    let form = try await opened("bind -v\n")
    try await form.type("one two", then: "Escape")
    try await form.terminal.wait { $0.cursor == .row(1, 24) }
    try await form.type("0dwa")
    try await form.isOn("  Account name    two")
    try await form.type("X")
    try await form.isOn("  Account name    tXwo")
    try await form.press("Escape")
    try await form.terminal.wait { $0.cursor == .row(1, 19) }
    try await form.type("x$rY")
    try await form.isOn("  Account name    twY")
    try await form.type("u")
    try await form.isOn("  Account name    two")
  }

  @Test func theSecondEscapeLeaves() async throws {
    let form = try await opened("bind -v\n")
    try await form.type("taro", then: "Escape")
    try await form.terminal.wait { $0.cursor == .row(1, 21) }
    try await form.press("Escape")
    try await form.ends(with: 1)
  }

  @Test func aMacroThatPlaysItselfIsEndedByTheThirdInterrupt() async throws {
    let form = try await opened("bind -s a aa\n")
    try await form.type("a")
    // More than three, since signals that come together are one.
    let pid = try await form.pid
    let deadline = ContinuousClock.now + .seconds(20)
    while kill(pid, SIGINT) == 0, ContinuousClock.now < deadline { await Task.yield() }
    try await form.ends(with: 130)
  }

  @Test func arrowsDoNotLeaveViInsertMode() async throws {
    let form = try await opened("bind -v\n")
    try await form.type("日本", then: "Left")
    try await form.type("x")
    try await form.isOn("  Account name    日x本")
  }

  @Test func aWholeAccountIsEnteredInVi() async throws {
    let form = try await opened("bind -v\n")
    try await form.type("Taro", then: "Escape")
    try await form.terminal.wait { $0.cursor == .row(1, 21) }
    try await form.type("0rt", then: "Enter")
    try await form.isOn("  Display name")
    try await form.type("山田", then: "Tab")
    try await form.type("taro@example.org", then: "Tab")
    try await form.type("ad", then: "Tab", "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|山田|taro@example.org|admin"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func keysCanBeBound() async throws {
    let form = try await opened(
      "accounts:bind ^G ed-kill-line\nother:bind ^F ed-kill-line\nbind -s ^X hello\n")
    try await form.type("abc", then: "C-a", "C-f", "C-g")
    try await form.isOn("  Account name    a")
    try await form.press("C-x")
    try await form.isOn("  Account name    ahello")
  }

  @Test func withEditingOffWholeLinesAreAsked() async throws {
    try sandbox.write("edit off\n", to: "home/.editrc")
    let form = try await FormRun.start(in: sandbox)
    try await form.answersWholeLines()
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|山田 太郎|taro@example.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }
}
