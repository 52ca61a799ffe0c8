import Foundation
import Testing

/// The harness, proved on ordinary programs.
@Suite(.endToEnd) struct TerminalTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func whatIsTypedIsShown() async throws {
    let terminal = try await Terminal.running(["cat"], in: sandbox, columns: 20, rows: 4)
    try await terminal.type("héllo 日本'\"\\;$")
    let screen = try await terminal.wait { $0.cursor.column == 15 }
    #expect(
      screen
        == Screen(
          rows: ["héllo 日本'\"\\;$", "", "", ""], cursor: .init(row: 0, column: 15),
          cursorIsShown: true))
  }

  @Test func keysHaveNames() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "stty raw -echo; printf ready; cat -v"], in: sandbox)
    try await terminal.wait(for: "ready")
    try await terminal.press("Up", "BTab", "C-c", "M-f")
    try await terminal.wait(for: "ready^[[A^[[Z^C^[f")
  }

  @Test func aPasteIsBracketedWhereTheProgramAskedForIt() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "stty raw -echo; printf '\\033[?2004hready'; cat -v"], in: sandbox)
    try await terminal.wait(for: "ready")
    try await terminal.paste("a\nb")
    try await terminal.wait(for: "ready^[[200~a^Mb^[[201~")
  }

  @Test func aResizeReachesTheProgram() async throws {
    let script = "trap 'stty size' WINCH; echo ready; while :; do sleep 0.01; done"
    let terminal = try await Terminal.running(
      ["bash", "-c", script], in: sandbox, columns: 80, rows: 24)
    try await terminal.wait(for: "ready")
    try await terminal.resize(columns: 40, rows: 10)
    let screen = try await terminal.wait(for: "10 40")
    #expect(screen.rows.count == 10)
  }

  @Test func terminalSettingsCanBeCompared() async throws {
    let script =
      "stty -g > before; stty raw; stty -g > during; stty $(cat before); stty -g > after; echo done; cat"
    let terminal = try await Terminal.running(["sh", "-c", script], in: sandbox)
    try await terminal.wait(for: "done")
    #expect(try sandbox.read("before") == sandbox.read("after"))
    #expect(try sandbox.read("before") != sandbox.read("during"))
  }

  @Test func coloursAndScrolledLinesCanBeSeen() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "seq 30; printf '\\033[31mred\\033[0m'; cat"], in: sandbox, rows: 5)
    try await terminal.wait(for: "red")
    #expect(try await terminal.styledText.contains("\u{1B}[31mred"))
    #expect(try await terminal.transcript.hasPrefix("1\n2\n3\n"))
  }

  @Test func whatIsNotShownInTimeFailsWithThePicture() async throws {
    let failure = Terminal.NeverShown(
      wanted: "\"x\"",
      screen: Screen(rows: ["a", "b"], cursor: .init(row: 1, column: 1), cursorIsShown: true))
    #expect(
      "\(failure)"
        == "\"x\" was not seen in time; the screen showed\n|a\n|b   <- cursor at column 1")
  }

  @Test func theProgramEndsWithTheTerminal() async throws {
    let script = "trap 'echo gone > trace; exit' HUP; echo ready; while :; do sleep 0.01; done"
    var terminal: Terminal? = try await Terminal.running(["sh", "-c", script], in: sandbox)
    try await terminal?.wait(for: "ready")
    terminal = nil
    let deadline = ContinuousClock.now + .seconds(20)
    while !sandbox.files.contains("trace"), ContinuousClock.now < deadline { await Task.yield() }
    #expect(sandbox.files.contains("trace"))
  }
}
