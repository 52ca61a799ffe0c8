import Foundation
import Testing

/// A program on a terminal of its own, most often `accounts add`, with somebody at the keys.
struct FormRun {
  private let program: WatchedProgram
  private let sandbox: Sandbox

  /// Starts the program; `variables` are added to its environment.
  static func start(
    _ arguments: String..., in sandbox: Sandbox, columns: Int = 80, rows: Int = 24,
    variables: [String: String] = [:]
  ) async throws -> FormRun {
    let program = try await WatchedProgram.start(
      ["env"] + variables.map { "\($0.key)=\($0.value)" } + ["accounts", "add"] + arguments, in: sandbox,
      columns: columns, rows: rows)
    return FormRun(program: program, sandbox: sandbox)
  }

  /// Starts any program and waits until a text is shown.
  static func opened(
    _ command: [String], until text: String, in sandbox: Sandbox, columns: Int = 80, rows: Int = 24
  ) async throws -> FormRun {
    let program = try await WatchedProgram.start(command, in: sandbox, columns: columns, rows: rows)
    let run = FormRun(program: program, sandbox: sandbox)
    try await run.terminal.wait(for: text)
    return run
  }

  /// Starts the program and waits for the form.
  static func opened(
    _ arguments: String..., in sandbox: Sandbox, columns: Int = 80, rows: Int = 24
  ) async throws -> FormRun {
    let program = try await WatchedProgram.start(
      ["accounts", "add"] + arguments, in: sandbox, columns: columns, rows: rows)
    let form = FormRun(program: program, sandbox: sandbox)
    try await form.terminal.wait(for: "Tab next")
    return form
  }

  /// The terminal.
  var terminal: Terminal { program.terminal }

  /// The process that runs the program.
  var pid: pid_t { get async throws { try await program.pid } }

  /// Types text, then presses keys by tmux's names for them.
  func type(_ text: String, then keys: String...) async throws {
    if !text.isEmpty { try await terminal.type(text) }
    for key in keys { try await terminal.press(key) }
  }

  /// Presses keys by tmux's names for them.
  func press(_ keys: String...) async throws {
    for key in keys { try await terminal.press(key) }
  }

  /// Waits until the whole screen is this picture, and the cursor where it is said to be.
  func shows(_ picture: String, cursor: Screen.Cell? = nil, line: Int = #line) async throws {
    let place = cursor.map { "\nwith the cursor at row \($0.row), column \($0.column)" } ?? ""
    try await terminal.wait(for: "line \(line): \(picture)\(place)\n") { screen in
      screen.text == picture && (cursor == nil || screen.cursor == cursor)
    }
  }

  /// Waits until the cursor stands on a row that reads like this.
  func isOn(_ row: String, line: Int = #line) async throws {
    try await terminal.wait(for: "line \(line): the cursor on \"\(row)\"") { $0.cursorRow == row }
  }

  /// Waits for the program's end; the terminal must be as it was before.
  func ends(with status: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let seen = try await program.waitForEnd()
    let screen = try await terminal.screen
    #expect(seen == status, "\(screen)", sourceLocation: sourceLocation)
    let settings = try program.settings
    #expect(settings.before == settings.after, "\(screen)", sourceLocation: sourceLocation)
  }

  /// Every byte that the program wrote to the terminal; it must have ended.
  var written: [UInt8] { get async throws { try await terminal.written(upTo: "[exit") } }
}

extension Screen.Cell {
  /// A cell, from the top left, both from 0.
  static func row(_ row: Int, _ column: Int) -> Self { Self(row: row, column: column) }
}
