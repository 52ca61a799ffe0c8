import Foundation
import Testing

/// Control-Z, and back again.
@Suite(.endToEnd) struct SuspendTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// A shell with job control, which tells how the terminal is while the program is stopped.
  private static let script = """
    set -m
    stty -g > before
    accounts add
    status=$?
    stty -g > during
    echo "[stopped $status]"
    read answer
    fg > /dev/null
    status=$?
    stty -g > after
    echo "[exit $status]"
    exec cat > /dev/null
    """

  private func stopped() async throws -> Terminal {
    let terminal = try await Terminal.running(["bash", "-c", Self.script], in: sandbox)
    try await terminal.wait(for: "Tab next")
    try await terminal.type("taro")
    try await terminal.wait(for: "taro")
    try await terminal.press("C-z")
    try await terminal.wait(for: "[stopped 148]")
    return terminal
  }

  @Test func whileItIsStoppedTheTerminalIsAsBefore() async throws {
    let terminal = try await stopped()
    // The answer is echoed: the line editor is away.
    try await terminal.type("echoed")
    let screen = try await terminal.wait(for: "echoed")
    #expect(screen.cursorIsShown)
    #expect(try sandbox.read("during") == sandbox.read("before"))
  }

  @Test func broughtBackTheFormIsPaintedAgainAndGoesOn() async throws {
    let terminal = try await stopped()
    try await terminal.press("Enter")
    let picture = emptyForm.replacing("Account name", with: "Account name    taro")
    try await terminal.wait(for: picture) {
      $0.text.hasSuffix("\n" + picture) && $0.cursorRow.hasSuffix("taro")
    }
    try await terminal.type("2")
    try await terminal.wait { $0.cursorRow == "  Account name    taro2" }
    try await terminal.press("Enter")
    try await terminal.type("Taro\rtaro@example.org\r\rcorrect horse\rcorrect horse\r")
    try await terminal.wait(for: "[exit 0]")
    #expect(try await sandbox.stored == ["taro2|Taro|taro@example.org|reader"])
    #expect(try sandbox.read("after") == sandbox.read("before"))
  }

  @Test func itCanBeStoppedAgainAndAgain() async throws {
    let script = """
      set -m
      accounts add
      echo "[stopped]"; read answer; fg > /dev/null
      echo "[stopped]"; read answer; fg > /dev/null
      echo "[stopped]"; read answer; fg > /dev/null
      echo "[exit $?]"
      exec cat > /dev/null
      """
    let terminal = try await Terminal.running(["bash", "-c", script], in: sandbox, rows: 50)
    try await terminal.wait(for: "Tab next")
    for time in 1...3 {
      try await terminal.type("x")
      try await terminal.wait { $0.cursorRow == "  Account name    " + String(repeating: "x", count: time) }
      try await terminal.press("C-z")
      try await terminal.wait { $0.rows.filter { $0 == "[stopped]" }.count == time }
      try await terminal.press("Enter")
      try await terminal.wait { $0.cursorRow == "  Account name    " + String(repeating: "x", count: time) }
    }
    try await terminal.press("Escape")
    try await terminal.wait(for: "[exit 1]")
  }
}
