import Foundation
import Testing

/// What is wrong with an answer is said beside it, at every key.
@Suite(.endToEnd) struct HintTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func anAddressIsJudgedAtEveryKey() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("Tab", "Tab")
    let hints = [
      ("t", "✗ must look like name@example.org"), ("@", "✗ must look like name@example.org"),
      ("h", "✗ \"h\" is not a full domain name"), (".", "✗ \"h.\" is not a domain name"), ("o", ""),
    ]
    var text = ""
    for (key, hint) in hints {
      text += key
      try await form.type(key)
      try await form.isOn(row("E-mail", text, hint))
    }
    try await form.press("BSpace")
    try await form.isOn(row("E-mail", "t@h.", "✗ \"h.\" is not a domain name"))
  }

  @Test func aNameThatIsTakenIsSaidWhenItsLastLetterIsTyped() async throws {
    try await sandbox.store("taro")
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("TAR")
    try await form.isOn("  Account name    TAR")
    try await form.type("O")
    try await form.isOn(row("Account name", "TARO", "✗ \"TARO\" is taken"))
    try await form.type("2")
    try await form.isOn("  Account name    TARO2")
  }

  @Test func aFieldThatWasNotReachedYetIsNotBlamed() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.press("Tab")
    try await form.shows(
      """
      New account
        Account name                              ✗ required
        Display name
        E-mail          name@example.org
        Role            reader
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(2, 18))
  }

  @Test func aPasswordIsJudgedAtEveryKey() async throws {
    let form = try await FormRun.opened(
      "--account", "taro", "--name", "Taro", "--email", "t@example.org", "--role", "admin", in: sandbox)
    try await form.type("1234567")
    try await form.isOn(row("Password", "•••••••", "✗ at least 8 characters"))
    try await form.type("8")
    try await form.isOn("  Password        ••••••••")
    try await form.press("Enter")
    try await form.type("12345679")
    try await form.isOn(row("Password again", "••••••••", "✗ the passwords differ"))
    try await form.press("BSpace")
    try await form.type("8")
    try await form.isOn("  Password again  ••••••••")
  }

  @Test func whereThereIsNoRoomBesideItTheHintHasARowOfItsOwn() async throws {
    let form = try await FormRun.opened(in: sandbox, columns: 44)
    try await form.type("-")
    try await form.shows(
      """
      New account
        Account name    -
          ✗ must begin with a letter or a digit,
          not with "-"
        Display name
        E-mail          name@example.org
        Role            reader
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept ·
        Esc cancel
      """, cursor: .row(1, 19))
    try await form.press("BSpace")
    try await form.type("a")
    try await form.isOn("  Account name    a")
    try await form.shows(
      """
      New account
        Account name    a
        Display name
        E-mail          name@example.org
        Role            reader
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept ·
        Esc cancel
      """, cursor: .row(1, 19))
  }

  /// A row of the form on 80 columns, with its hint at the hints' column.
  private func row(_ label: String, _ text: String, _ hint: String) -> String {
    let row = "  " + label.padding(toLength: 16, withPad: " ", startingAt: 0) + text
    return hint.isEmpty ? row : row.padding(toLength: 44, withPad: " ", startingAt: 0) + hint
  }
}
