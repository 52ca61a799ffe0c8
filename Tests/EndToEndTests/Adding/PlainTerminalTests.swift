import Foundation
import Testing

/// Terminals that cannot show a form, or show it plainly.
@Suite(.endToEnd) struct PlainTerminalTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

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

  @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1", "nonsense"])
  func theTextIsUTF8WhateverTheLocaleIs(_ locale: String) async throws {
    let form = try await FormRun.start(in: sandbox, variables: ["LC_ALL": locale, "LANG": locale])
    try await form.terminal.wait(for: "Tab next")
    try await form.type("é日👩‍👩‍👧", then: "Left", "BSpace")
    try await form.terminal.wait { $0.cursorRow.hasPrefix("  Account name    é👩‍👩‍👧") }
  }
}
