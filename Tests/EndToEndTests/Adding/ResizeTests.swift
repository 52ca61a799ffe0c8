import Foundation
import Testing

/// The window changes its size in the middle of the form.
@Suite(.endToEnd) struct ResizeTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let filled = """
    New account
      Account name    taro
      Display name    山田 太郎
      E-mail          taro@                     ✗ must look like name@example.org
      Role            reader
      Password
      Password again
      Tab next · Shift-Tab back · Enter accept · Esc cancel
    """

  private static let narrow = """
    New account
      Account name    taro
      Display name    山田 太郎
      E-mail          taro@
        ✗ must look like name@example.org
      Role            reader
      Password
      Password again
      Tab next · Shift-Tab back · Enter accept ·
      Esc cancel
    """

  private func filled(columns: Int, rows: Int = 24) async throws -> FormRun {
    let form = try await FormRun.opened(in: sandbox, columns: columns, rows: rows)
    try await form.type("taro", then: "Enter")
    try await form.type("山田 太郎", then: "Enter")
    try await form.type("taro@")
    return form
  }

  @Test func narrowerLeavesNoDebris() async throws {
    let form = try await filled(columns: 80)
    try await form.shows(Self.filled, cursor: .row(3, 23))
    try await form.terminal.resize(columns: 44, rows: 24)
    try await form.shows(Self.narrow, cursor: .row(3, 23))
    try await form.type("x")
    try await form.terminal.wait { $0.cursor == .row(3, 24) }
    try await form.press("BSpace")
    try await form.shows(Self.narrow, cursor: .row(3, 23))
  }

  @Test func widerLeavesNoDebris() async throws {
    let form = try await filled(columns: 44)
    try await form.shows(Self.narrow, cursor: .row(3, 23))
    try await form.terminal.resize(columns: 80, rows: 24)
    try await form.shows(Self.filled, cursor: .row(3, 23))
  }

  @Test func manyChangesInARowEndInAWholeForm() async throws {
    let form = try await filled(columns: 80)
    try await form.shows(Self.filled)
    let keys = "  Tab next · Shift-Tab back · Enter accept · Esc cancel"
    let lastRows = [
      (79, keys), (40, "  accept · Esc cancel"), (25, "  Esc cancel"), (60, keys),
      (33, "  Enter accept · Esc cancel"), (44, "  Esc cancel"), (100, keys), (44, "  Esc cancel"),
      (80, keys),
    ]
    for (columns, lastRow) in lastRows {
      try await form.terminal.resize(columns: columns, rows: 24)
      // Repainted: what the terminal itself makes of the old form ends otherwise.
      try await form.terminal.wait(for: lastRow) { screen in screen.rows.last { !$0.isEmpty } == lastRow }
    }
    try await form.shows(Self.filled, cursor: .row(3, 23))
    try await form.press("Escape")
    try await form.ends(with: 1)
    let rows = try await form.terminal.screen.rows.filter { !$0.isEmpty }
    let expected = Self.filled.split(separator: "\n").dropLast().map(String.init) + ["[exit 1]"]
    #expect(rows == expected)
  }

  @Test func whatStoodAboveTheFormStays() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "echo above; accounts add; exec cat"], in: sandbox, columns: 80, rows: 24)
    try await terminal.wait(for: "Tab next")
    for columns in [30, 70, 20, 80] {
      try await terminal.resize(columns: columns, rows: 24)
      try await terminal.type("x")
      try await terminal.wait { $0.cursorRow.hasSuffix("x") }
    }
    // A row that wraps for a moment may scroll what stood above off the screen, but not away.
    let picture = emptyForm.replacing("Account name", with: "Account name    xxxx")
    try await terminal.wait(for: picture) { $0.text.hasSuffix("\n" + picture) || $0.text == picture }
    #expect(try await terminal.transcript.hasPrefix("above\n"))
  }

  @Test func threeRowsAreEnough() async throws {
    let form = try await FormRun.start(in: sandbox, columns: 80, rows: 3)
    try await form.terminal.wait { $0.text.contains("Account name") }
    try await form.type("taro")
    try await form.isOn("  Account name    taro")
    try await form.press("Enter")
    try await form.type("Taro")
    try await form.isOn("  Display name    Taro")
    try await form.press("Enter")
    try await form.type("taro@example.org")
    try await form.isOn("  E-mail          taro@example.org")
    try await form.press("Enter")
    try await form.terminal.wait { $0.cursorRow.hasPrefix("  Role") }
    try await form.press("Enter")
    try await form.type("correct horse")
    try await form.isOn("  Password        •••••••••••••")
    try await form.press("Enter")
    try await form.type("correct horse")
    try await form.isOn("  Password again  •••••••••••••")
    try await form.press("Enter")
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|Taro|taro@example.org|reader"])
    #expect(try await form.terminal.screen.text == "Added taro.\n[exit 0]")
  }

  @Test func aWindowThatGetsLowKeepsTheFieldInSight() async throws {
    let form = try await filled(columns: 80)
    try await form.shows(Self.filled)
    try await form.terminal.resize(columns: 80, rows: 3)
    try await form.terminal.wait { $0.cursorRow.hasPrefix("  E-mail          taro@") }
    try await form.terminal.resize(columns: 80, rows: 24)
    try await form.type("x", then: "BSpace")
    try await form.terminal.wait { $0.text.hasSuffix(Self.filled) }
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 1), (12, 2)])
  func noWindowIsTooSmallToGoOn(_ columns: Int, _ rows: Int) async throws {
    let form = try await FormRun.start(in: sandbox, columns: 80, rows: 24)
    try await form.terminal.wait(for: "Tab next")
    try await form.type("taro")
    try await form.terminal.resize(columns: columns, rows: rows)
    try await form.type("2", then: "Enter", "Tab", "BTab", "BTab")
    try await form.terminal.resize(columns: 80, rows: 24)
    try await form.type("3")
    try await form.isOn("  Account name    taro23")
  }
}
