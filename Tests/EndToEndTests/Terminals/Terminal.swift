import Foundation

/// A real terminal with a program in it: keys in, screen out.
///
/// It ends, and the program with it, when the last owner lets go.
actor Terminal {
  /// The screen did not come to show what was waited for.
  struct NeverShown: Error, CustomStringConvertible {
    let wanted: String
    let screen: Screen
    var description: String { "\(wanted) was not seen in time; the screen showed\n\(screen)" }
  }

  /// How long every wait lasts at most; a passing test never waits for it.
  private static let limit = Duration.seconds(20)

  private let thread = OwnThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private let sandbox: Sandbox
  private var started: ControlClient?

  private init(in sandbox: Sandbox) { self.sandbox = sandbox }

  /// Starts `program` on a terminal of its own.
  ///
  /// The terminal vanishes when the program ends.
  ///
  /// - Parameters:
  ///   - program: The program and its arguments; a program without a slash is looked up in the sandbox's `PATH`.
  ///   - sandbox: Where it runs.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  /// - Returns: The terminal, once it is there.
  /// - Throws: `ToolMissing` without tmux, `ControlClient.Failure` when tmux does not start.
  static func running(
    _ program: [String], in sandbox: Sandbox, columns: Int = 80, rows: Int = 24
  ) async throws -> Terminal {
    let terminal = Terminal(in: sandbox)
    try await terminal.start(program, size: (columns, rows))
    return terminal
  }

  private func start(_ program: [String], size: (columns: Int, rows: Int)) throws {
    // Of its own: at the same socket an earlier terminal's server may still be about to end.
    started = try ControlClient(
      socket: "\(sandbox.path)/tmux.\(UInt32.random(in: 0 ... .max))", size: size, program: program,
      sandbox: sandbox)
  }

  private var client: ControlClient {
    get throws {
      guard let started else {
        throw ControlClient.Failure(command: "", answer: "it was not started")
      }
      return started
    }
  }

  private var deadline: ContinuousClock.Instant { .now + Terminal.limit }

  /// Types text, as the bytes that a keyboard would send.
  func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// Sends bytes to the program.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let hex = rest.prefix(500).map { String($0, radix: 16) }.joined(separator: " ")
      try client.run("send-keys -H \(hex)", before: deadline)
      rest = rest.dropFirst(500)
    }
  }

  /// Presses keys by tmux's names for them: `Enter`, `Tab`, `BTab`, `Up`, `BSpace`, `C-c`, `M-f`.
  func press(_ keys: String...) throws {
    try client.run("send-keys \(keys.joined(separator: " "))", before: deadline)
  }

  /// Pastes text as a terminal does: in brackets if the program asked for them, with Return for each line's end.
  func paste(_ text: String) throws {
    let file = try sandbox.write(text, to: "pasted")
    try client.run("load-buffer \(file)", before: deadline)
    try client.run("paste-buffer -p -d", before: deadline)
  }

  /// Makes the terminal larger or smaller.
  func resize(columns: Int, rows: Int) throws {
    try client.run("resize-window -x \(columns) -y \(rows)", before: deadline)
  }

  /// What stands on the terminal now.
  var screen: Screen {
    get throws {
      try client.forgetOutput()
      // One after the other, the program could move the cursor in between.
      let (rows, cursor) = try client.run(
        "capture-pane -p", "display-message -p \"#{cursor_x} #{cursor_y} #{cursor_flag}\"",
        before: deadline)
      let state = cursor.joined().split(separator: " ").compactMap { Int($0) }
      guard state.count == 3 else {
        throw ControlClient.Failure(command: "display-message", answer: "\(state)")
      }
      return Screen(
        rows: rows, cursor: Screen.Cell(row: state[1], column: state[0]),
        cursorIsShown: state[2] == 1)
    }
  }

  /// The screen with its colours, as escape sequences.
  var styledText: String {
    get throws { try client.run("capture-pane -p -e", before: deadline).joined(separator: "\n") }
  }

  /// All that was shown since the start, with what has scrolled off the top.
  var transcript: String {
    get throws { try client.run("capture-pane -p -S -", before: deadline).joined(separator: "\n") }
  }

  /// Every byte that was written to the terminal, up to and with the first `end`, for which it waits.
  func written(upTo end: String) throws -> [UInt8] {
    let deadline = deadline
    while try !client.written.contains(Array(end.utf8)) {
      guard ContinuousClock.now < deadline else {
        throw NeverShown(wanted: "\"\(end)\" among the bytes", screen: try screen)
      }
      let client = try client
      client.forgetOutput()
      try client.waitForOutput(before: min(deadline, .now + .milliseconds(250)))
    }
    return try client.written
  }

  /// Writes to the terminal as any other program could that has it open.
  func scribble(_ text: String) throws {
    let path = try client.run("display-message -p \"#{pane_tty}\"", before: deadline).joined()
    let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    try SystemError.check("open \(path)", result: descriptor)
    defer { close(descriptor) }
    _ = try Descriptor.write(Array(text.utf8)[...], to: descriptor)
  }

  /// The process that the terminal was started with.
  var pid: pid_t {
    get throws {
      let answer = try client.run("display-message -p \"#{pane_pid}\"", before: deadline).joined()
      guard let pid = pid_t(answer) else {
        throw ControlClient.Failure(command: "display-message", answer: answer)
      }
      return pid
    }
  }

  /// Waits until the screen shows what is wanted, and returns it.
  @discardableResult
  func wait(
    for wanted: String = "what was waited for", until isShown: @Sendable (Screen) -> Bool
  ) throws -> Screen {
    let deadline = deadline
    while true {
      let screen = try screen
      if isShown(screen) { return screen }
      guard ContinuousClock.now < deadline else { throw NeverShown(wanted: wanted, screen: screen) }
      try client.waitForOutput(before: min(deadline, .now + .milliseconds(250)))
    }
  }

  /// Waits until `text` stands somewhere on the screen.
  @discardableResult
  func wait(for text: String) throws -> Screen {
    try wait(for: "\"\(text)\"") { $0.text.contains(text) }
  }
}
