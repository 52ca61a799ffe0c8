import Foundation
import Testing

/// Terminals that cannot show a form, or show it plainly.
@Suite(.endToEnd) struct PlainTerminalTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func aDumbTerminalIsAskedLineByLineWithoutOneEscape() async throws {
    let form = try await FormRun.start(in: sandbox, variables: ["TERM": "dumb"])
    try await form.answersWholeLines()
    try await form.ends(with: 0)
    #expect(try await sandbox.stored == ["taro|山田 太郎|taro@example.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
    let written = try await form.written
    #expect(!written.contains(0x1B))
    #expect(!String(decoding: written, as: UTF8.self).contains("correct"))
  }

  @Test func onADumbTerminalControlCLeavesAndTheEchoComesBack() async throws {
    let form = try await FormRun.start(in: sandbox, variables: ["TERM": "dumb"])
    try await form.terminal.wait(for: "Account name")
    try await form.type("taro\rTaro\rtaro@example.org\r\r")
    try await form.terminal.wait(for: "Password")
    try await form.press("C-c")
    try await form.ends(with: 130)
    #expect(try await sandbox.stored == [])
  }

  @Test func onADumbTerminalTheEndOfTheInputLeaves() async throws {
    let form = try await FormRun.start(in: sandbox, variables: ["TERM": "dumb"])
    try await form.terminal.wait(for: "Account name")
    try await form.press("C-d")
    try await form.ends(with: 1)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func onADumbTerminalASignalBringsTheEchoBack(_ signal: Int32) async throws {
    let form = try await FormRun.start(in: sandbox, variables: ["TERM": "dumb"])
    try await form.terminal.wait(for: "Account name")
    try await form.type("taro\rTaro\rtaro@example.org\r\r")
    try await form.terminal.wait(for: "Password")
    kill(try await form.pid, signal)
    try await form.ends(with: 128 + Int(signal))
  }

  @Test func colourIsLeftOutWhereItIsNotWanted() async throws {
    let coloured = try await FormRun.opened(in: sandbox)
    try await coloured.press("Tab")
    try await coloured.terminal.wait(for: "✗ required")
    #expect(try await coloured.terminal.styledText.contains("\u{1B}[31m"))

    let plain = try await FormRun.start(in: sandbox, variables: ["NO_COLOR": "1"])
    try await plain.terminal.wait(for: "Tab next")
    try await plain.press("Tab")
    try await plain.terminal.wait(for: "✗ required")
    #expect(try await !plain.terminal.styledText.contains("\u{1B}[31m"))
    try await plain.press("Escape")
    try await plain.ends(with: 1)
    let written = String(decoding: try await plain.written, as: UTF8.self)
    let colours = written.matches(of: /\u{1B}\[[0-9;]*m/).flatMap { match in
      match.0.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
    }
    #expect(colours.allSatisfy { $0 < 30 })
  }

  @Test func theAnswerCanGoToAFileWhileTheFormIsOnTheTerminal() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "accounts add > answer; echo \"[exit $?]\"; exec cat"], in: sandbox)
    try await terminal.wait { $0.text == emptyForm }
    try await terminal.type("taro\rTaro\rtaro@example.org\r\rcorrect horse\rcorrect horse\r")
    try await terminal.wait(for: "[exit 0]")
    #expect(try sandbox.read("answer") == Array("Added taro.\n".utf8))
    #expect(try await !terminal.screen.text.contains("Added"))
  }

  @Test func withoutATerminalForTheFormWholeLinesAreAsked() async throws {
    let terminal = try await Terminal.running(
      ["sh", "-c", "accounts add 2> errors; echo \"[exit $?]\"; exec cat"], in: sandbox)
    try await terminal.type("taro\rTaro\rtaro@example.org\r\r")
    for (field, answer) in [("Password", "correct horse\r"), ("Password again", "correct horse\r")] {
      // Before it is asked the terminal echoes what is typed.
      let deadline = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < deadline,
        try !sandbox.files.contains("errors") || !sandbox.read("errors").contains(Array(field.utf8))
      {
        await Task.yield()
      }
      try await terminal.type(answer)
    }
    try await terminal.wait(for: "[exit 0]")
    #expect(try await sandbox.stored == ["taro|Taro|taro@example.org|reader"])
    #expect(try !sandbox.read("errors").contains(0x1B))
    #expect(try await !terminal.written(upTo: "[exit").contains(Array("correct".utf8)))
  }

  @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1", "nonsense"])
  func theTextIsUTF8WhateverTheLocaleIs(_ locale: String) async throws {
    let form = try await FormRun.start(in: sandbox, variables: ["LC_ALL": locale, "LANG": locale])
    try await form.terminal.wait(for: "Tab next")
    try await form.type("é日👩‍👩‍👧", then: "Left", "BSpace")
    try await form.terminal.wait { $0.cursorRow.hasPrefix("  Account name    é👩‍👩‍👧") }
  }
}

extension FormRun {
  /// Answers every field of an account, a line each.
  func answersWholeLines() async throws {
    try await terminal.wait(for: "Account name")
    try await type("taro\r")
    try await terminal.wait(for: "Display name")
    try await type("山田 太郎\r")
    try await terminal.wait(for: "E-mail")
    try await type("taro@example.org\r")
    try await terminal.wait(for: "Role")
    try await type("\r")
    try await terminal.wait(for: "Password")
    try await type("correct horse\r")
    try await terminal.wait(for: "Password again")
    try await type("correct horse\r")
  }
}
