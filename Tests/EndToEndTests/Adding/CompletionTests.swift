import Foundation
import Testing

/// Tab completes a role, and never holds anybody.
@Suite(.endToEnd) struct CompletionTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func atRole(_ text: String) async throws -> FormRun {
    let form = try await FormRun.opened("--account", "taro", "--name", "T", "--email", "t@t.org", in: sandbox)
    try await form.type(text)
    try await form.terminal.wait { $0.cursor == .row(1, 18 + text.count) }
    return form
  }

  @Test(arguments: [("a", "admin"), ("ed", "editor"), ("reade", "reader")])
  func tabCompletes(_ start: String, _ role: String) async throws {
    let form = try await atRole(start)
    try await form.press("Tab")
    try await form.shows(
      """
      New account
        Role            \(role)
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(1, 18 + role.count))
    try await form.press("Tab")
    try await form.terminal.wait { $0.cursor.row == 2 }
  }

  @Test func whatIsNoRoleIsLeftAsItIs() async throws {
    let form = try await atRole("boss")
    try await form.press("Tab")
    try await form.terminal.wait {
      $0.cursor.row == 2
        && $0.rows[1] == "  Role            boss                      ✗ must be reader, editor or admin"
    }
  }

  @Test func anEmptyRoleIsLeftAtOnceWithItsDefault() async throws {
    let form = try await atRole("")
    try await form.press("Tab")
    try await form.shows(
      """
      New account
        Role            reader
        Password
        Password again
        Tab next · Shift-Tab back · Enter accept · Esc cancel
      """, cursor: .row(2, 18))
  }

  @Test func aFieldWithoutCompletionIsLeftAtOnce() async throws {
    let form = try await FormRun.opened(in: sandbox)
    try await form.type("re", then: "Tab")
    try await form.terminal.wait { $0.cursor.row == 2 && $0.rows[1] == "  Account name    re" }
  }
}
