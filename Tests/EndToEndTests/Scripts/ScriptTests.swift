import Foundation
import Testing

/// A script answers the same fields, a line each.
@Suite(.endToEnd) struct ScriptTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let added = PipeRun(
    exit: .status(0), outputBytes: Array("Added taro.\n".utf8), errorBytes: [])

  @Test(arguments: [
    "taro\n山田 太郎\ntaro@example.org\nreader\ncorrect horse\n",
    "taro\r\n山田 太郎\r\ntaro@example.org\r\nreader\r\ncorrect horse\r\n",
    "taro\n山田 太郎\ntaro@example.org\nreader\ncorrect horse",
    "taro\n山田 太郎\ntaro@example.org\n\ncorrect horse\n",
    "taro\n山田 太郎\ntaro@example.org\n \t\ncorrect horse\n",
    "taro\n  山田 太郎 \n taro@example.org \nREADER\ncorrect horse\n",
  ])
  func fiveLinesAreAnAccount(_ script: String) async throws {
    let run = try await sandbox.accounts("add", input: .text(script))
    #expect(run == Self.added)
    #expect(try await sandbox.stored == ["taro|山田 太郎|taro@example.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func aFileIsAsGoodAsAPipe() async throws {
    let file = try sandbox.write("taro\n山田 太郎\ntaro@example.org\n\ncorrect horse\n", to: "answers")
    #expect(try await sandbox.accounts("add", input: .file(file)) == Self.added)
  }

  @Test func aPasswordIsTakenAsItStands() async throws {
    let run = try await sandbox.accounts("add", input: .text("taro\nT\nt@t.org\n\n  \t馬 ü  \r\n"))
    #expect(run == Self.added)
    #expect(try await sandbox.isPassword("  \t馬 ü  ", of: "taro"))
    #expect(try await !sandbox.isPassword("馬 ü", of: "taro"))
  }

  @Test func linesMayComeSlowly() async throws {
    let run = try await PipeRun.of(
      "/bin/sh",
      [
        "-c",
        "for line in taro T t@t.org '' 'correct horse'; do printf '%s' \"$line\"; sleep 0.02; echo; done | accounts add",
      ], in: sandbox)
    #expect(run == Self.added)
  }

  @Test(arguments: ["xterm-256color", "dumb", "", "nonsense"])
  func aScriptSeesNoPromptAndNoEscape(_ terminal: String) async throws {
    let run = try await sandbox.accounts(
      "add",
      environment: ["TERM": terminal, "CLICOLOR_FORCE": "1", "FORCE_COLOR": "1", "COLORTERM": "truecolor"],
      input: .text("taro\nT\nt@t.org\n\ncorrect horse\n"))
    #expect(run == Self.added)
    let refused = try await sandbox.accounts(
      "add", environment: ["TERM": terminal, "CLICOLOR_FORCE": "1"], input: .text("taro\n"))
    #expect(refused.output.isEmpty)
    #expect(refused.errors == "accounts: stdin:1: account: \"taro\" is taken\n")
  }

  @Test func theSameWordsJudgeAPersonAndAScript() async throws {
    let run = try await sandbox.accounts("add", input: .text("taro\nT\ntaro@\n\ncorrect horse\n"))
    #expect(run.errors == "accounts: stdin:3: email: must look like name@example.org\n")
    let form = try await FormRun.opened("--account", "taro", "--name", "T", in: sandbox)
    try await form.type("taro@")
    try await form.terminal.wait(for: "✗ must look like name@example.org")
  }

  @Test func theTerminalIsNotOpenedBehindTheUsersBack() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "printf 'taro\\n' | accounts add; echo \"[exit $?]\"; exec cat"], in: sandbox,
      columns: 120)
    try await terminal.wait(for: "[exit")
    #expect(
      try await terminal.screen.text
        == "accounts: stdin:2: name: no answer: the input ended; give one line for each field\n[exit 65]")
  }

  @Test func nothingInAScriptMovesTheFormAbout() async throws {
    let run = try await sandbox.accounts("add", input: .text("taro\u{1B}[A\n"))
    #expect(run.exit == .status(65))
    #expect(run.errors == "accounts: stdin:1: account: the control character U+001B is not allowed\n")
  }
}
