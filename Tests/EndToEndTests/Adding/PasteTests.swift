import Foundation
import Testing

/// Much text at once.
@Suite(.endToEnd) struct PasteTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func aPasteOfAThousandLinesIsOneAnswer() async throws {
    let form = try await FormRun.opened("--account", "taro", in: sandbox)
    try await form.terminal.paste((1...1000).map { "line \($0)\n" }.joined())
    try await form.shows(
      """
      New account
        Display name    ne 997 line 998 line 999 line 1000   ✗ at most 200 characters
        E-mail          name@example.org
        Role            reader
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """)
    try await form.press("Home")
    try await form.terminal.wait { $0.cursorRow.hasPrefix("  Display name    line 1 line 2 line 3") }
    try await form.press("C-k")
    try await form.isOn("  Display name                              ✗ required")
  }

  @Test func linesOfAPasteAreJoinedWithBlanks() async throws {
    let form = try await FormRun.opened("--account", "taro", in: sandbox)
    try await form.terminal.paste("山田\n太郎\tJr.\u{7}\u{1B}[31m")
    try await form.isOn("  Display name    山田 太郎 Jr.[31m")
  }

  @Test func aPasteGoesWhereTheCursorIs() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("ao", then: "Left")
    try await form.terminal.paste("bcd")
    try await form.isOn("  Account name    abcdo")
    #expect(try await form.terminal.screen.cursor == .row(1, 22))
  }

  @Test func aPastedPasswordIsMasked() async throws {
    let form = try await FormRun.opened(
      "--account", "taro", "--name", "T", "--email", "t@t.org", "--role", "reader", in: sandbox)
    try await form.terminal.paste("geheim-馬-geheim")
    try await form.isOn("  Password        •••••••••••••••")
    try await form.press("Enter")
    try await form.terminal.paste("geheim-馬-geheim")
    try await form.press("Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.isPassword("geheim-馬-geheim", of: "taro"))
    #expect(try await !form.written.contains(Array("geheim".utf8)))
  }

  @Test func aBurstOfKeysIsTakenInOrder() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("taro\r山田 太郎\rtaro@example.org\r\rcorrect horse\rcorrect horse\r")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|山田 太郎|taro@example.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func aLongBurstIsTakenWhole() async throws {
    let form = try await FormRun.opened("--account", "taro", in: sandbox)
    try await form.type(String(repeating: "0123456789", count: 19) + "\r")
    try await form.type("t@t.org\r\rcorrect horse\rcorrect horse\r")
    try await form.ends(with: 0)
    #expect(
      try await sandbox.stored == ["taro|\(String(repeating: "0123456789", count: 19))|t@t.org|reader"])
  }

  @Test func aThousandKeysDoNotStopIt() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type(String(repeating: "x", count: 1000))
    try await form.terminal.wait { $0.cursorRow.contains("✗ at most 64 characters") }
    try await form.press("C-u")
    try await form.isOn("  Account name                              ✗ required")
  }
}
