import Foundation
import Testing

/// The password is masked, entered twice, and nowhere to be found.
@Suite(.endToEnd) struct PasswordTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func theMaskIsAsLongAsTheSecretOnlyWhileItIsEdited() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("BTab", "BTab")
    try await form.type("日本語x")
    try await form.terminal.wait {
      $0.cursor == .row(5, 22) && $0.cursorRow.hasPrefix("  Password        ••••  ")
    }
    try await form.press("Left", "Left", "BSpace")
    try await form.terminal.wait {
      $0.cursor == .row(5, 19) && $0.cursorRow.hasPrefix("  Password        •••  ")
    }
    try await form.press("Tab")
    try await form.terminal.wait {
      $0.cursor.row == 6
        && $0.rows[5] == "  Password        ••••••••                  ✗ at least 8 characters"
    }
  }

  @Test func twoDifferentPasswordsAreRefused() async throws {
    let form = try await FormRun.opened("--account", "taro", "--name", "T", "--email", "t@t.org", in: sandbox)
    try await form.press("Enter")
    try await form.type("correct horse", then: "Enter")
    try await form.type("correct hors", then: "Enter")
    try await form.shows(
      """
      New account
        Role            reader
        Password        ••••••••
        Password again  ••••••••                  ✗ the passwords differ
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(3, 18))
    #expect(try await sandbox.stored == [])
  }

  @Test func theSecretIsEditedByCharacters() async throws {
    let form = try await FormRun.opened("--account", "taro", "--name", "T", "--email", "t@t.org", in: sandbox)
    try await form.press("Enter")
    try await form.type("orrect 馬x", then: "Home")
    try await form.type("c", then: "End", "BSpace", "Enter")
    try await form.type("correct 馬", then: "Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.isPassword("correct 馬", of: "taro"))
  }

  @Test func theSecretIsOnNoScreenAndInNoFile() async throws {
    let secret = "Xq7-geheim-Zw9"
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro", then: "Enter")
    try await form.type("Taro", then: "Enter")
    try await form.type("taro@example.org", then: "Enter", "Enter")
    try await form.type(secret, then: "C-a", "C-k", "C-y", "M-x", "C-g", "C-r", "C-g", "C-e")
    try await form.terminal.wait { $0.cursor.row == 5 }
    try await form.press("C-u")
    try await form.isOn("  Password                                  ✗ required")
    try await form.type(secret, then: "Up", "Down", "Tab")
    try await form.type(secret, then: "Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.isPassword(secret, of: "taro"))
    let written = try await form.written
    for length in 4...secret.count {
      #expect(
        !written.contains(Array(secret.utf8.prefix(length))), "the first \(length) characters were shown")
    }
    for file in sandbox.files where !file.hasPrefix("tmux.") {
      #expect(try !sandbox.read(file).contains(Array(secret.utf8)), "\(file)")
    }
    #expect(
      sandbox.files.filter { !$0.hasPrefix("settings.") && !$0.hasPrefix("tmux.") } == [
        "data/accounts/accounts.sqlite", "state/accounts/.lock", "state/accounts/account.history",
        "state/accounts/email.history", "state/accounts/name.history",
      ])
  }

  @Test func aPasswordIsAtMost511BytesLong() async throws {
    let form = try await FormRun.opened("--account", "taro", "--name", "T", "--email", "t@t.org", in: sandbox)
    try await form.press("Enter")
    try await form.type(String(repeating: "x", count: 512), then: "Tab")
    try await form.terminal.wait {
      $0.rows[2] == "  Password        ••••••••                  ✗ at most 511 bytes"
    }
  }
}
