import Foundation
import Testing

/// Ways to leave the form without an account.
@Suite(.endToEnd) struct LeavingTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func begun() async throws -> FormRun {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Enter")
    try await form.type("Ta")
    try await form.isOn("  Display name    Ta")
    return form
  }

  private func left(_ status: Int) -> String {
    """
    New account
      Account name    taro
      Display name    Ta
      E-mail          name@example.org
      Role            reader
      Password
      Password again
    [exit \(status)]
    """
  }

  @Test(arguments: [("Escape", 1), ("C-c", 130)])
  func aKeyLeavesAndNothingIsStored(_ key: String, _ status: Int) async throws {
    let form = try await begun()
    try await form.press(key)
    try await form.ends(with: status)
    try await form.shows(left(status), cursor: .row(8, 0))
    #expect(try await form.terminal.screen.cursorIsShown)
    #expect(try await sandbox.stored == [])
  }

  @Test func controlDInAnEmptyFieldLeaves() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("C-d")
    try await form.ends(with: 1)
  }

  @Test func controlDInAFieldWithTextDeletesForward() async throws {
    let form = try await begun()
    try await form.press("Home", "C-d")
    try await form.isOn("  Display name    a")
  }

  @Test(arguments: ["C-c", "Escape"])
  func aPasswordFieldIsLeftAsAnyOther(_ key: String) async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("BTab")
    try await form.type("secret")
    try await form.isOn("  Password again  ••••••                    ✗ the passwords differ")
    try await form.press(key)
    try await form.ends(with: key == "C-c" ? 130 : 1)
    #expect(try await form.terminal.screen.rows[6].hasPrefix("  Password again  ••••••••"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsItAndTheTerminalIsRestored(_ signal: Int32) async throws {
    let form = try await begun()
    kill(try await form.pid, signal)
    try await form.ends(with: 128 + Int(signal))
    let screen = try await form.terminal.screen
    #expect(screen.cursorIsShown)
    // What the shell says of it stands below the form.
    #expect(screen.rows.prefix(3) == ["New account", "  Account name    taro", "  Display name    Ta"])
    #expect(try await sandbox.stored == [])
    let written = try await form.written
    #expect(String(decoding: written, as: UTF8.self).contains("\u{1B}[?2004l"), "bracketed paste stays on")
  }

  @Test func anInterruptFromOutsideIsControlC() async throws {
    let form = try await begun()
    kill(try await form.pid, SIGINT)
    try await form.ends(with: 130)
    try await form.shows(left(130))
  }

  @Test func aCrashRestoresTheTerminal() async throws {
    // Swift's backtracer, where it is installed, would wait for a key.
    let form = try await FormRun.start(in: sandbox, variables: ["SWIFT_BACKTRACE": "enable=no"])
    try await form.terminal.wait(for: "Tab next")
    kill(try await form.pid, SIGSEGV)
    try await form.ends(with: 128 + Int(SIGSEGV))
  }

  @Test func theEndOfTheTerminalIsTheEndOfTheProgram() async throws {
    var form: FormRun? = try await begun()
    let pid = try #require(try await form?.pid)
    form = nil
    let deadline = ContinuousClock.now + .seconds(20)
    while kill(pid, 0) == 0, ContinuousClock.now < deadline { await Task.yield() }
    #expect(kill(pid, 0) == -1)
    #expect(try await sandbox.stored == [])
  }

  @Test func theTerminalsModesAreSetBack() async throws {
    let form = try await begun()
    try await form.press("Escape")
    try await form.ends(with: 1)
    let written = String(decoding: try await form.written, as: UTF8.self)
    #expect(written.contains("\u{1B}[?2004h"))
    #expect(written.contains("\u{1B}[?2004l"))
    #expect(!written.contains("\u{1B}[?1049h"), "the form stands in line, not on a screen of its own")
  }
}
