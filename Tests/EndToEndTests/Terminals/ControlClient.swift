import Foundation

/// A tmux of its own, spoken to through control mode: commands in, answers and notes of new output back.
///
/// The server belongs to this client. It ends with it, and also when the test's process dies: the session is
/// destroyed as soon as nobody is attached.
final class ControlClient {
  /// tmux refused a command, or has ended.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let answer: String
    var description: String { "tmux \(command): \(answer)" }
  }

  private let process: ChildProcess
  private let commands: Int32
  private let answers: Int32
  private var unread: [UInt8] = []
  /// Whether the pane has written something since the last `forgetOutput`.
  private var hasOutput = false
  private var hasEnded = false
  /// Every byte that the pane has written.
  private(set) var written: [UInt8] = []

  init(socket: String, size: (columns: Int, rows: Int), program: [String], sandbox: Sandbox) throws {
    let tmux = try Tool.path(of: "tmux")
    let input = try Pipe()
    let output = try Pipe()
    commands = input.writing
    answers = output.reading
    defer {
      close(input.reading)
      close(output.writing)
    }
    let settings = try sandbox.write(
      """
      set -g default-terminal tmux-256color
      set -g status off

      """, to: "tmux.conf")
    process = try ChildProcess(
      path: tmux,
      arguments: [
        "-u", "-S", socket, "-f", settings, "-C", "new-session", "-c", sandbox.path, "-x",
        "\(size.columns)", "-y",
        "\(size.rows)",
      ] + program,
      environment: sandbox.environment,
      redirections: [
        STDIN_FILENO: .copy(of: input.reading), STDOUT_FILENO: .copy(of: output.writing),
        STDERR_FILENO: .copy(of: output.writing),
      ])
    // Not among the settings, and not before: the session would be gone before this client is attached to it.
    try waitUntilAttached(before: .now + .seconds(20))
    try run("set -g destroy-unattached on", before: .now + .seconds(20))
  }

  /// Ends the server, and with it whatever runs in the pane, and waits for that.
  deinit {
    do {
      try run("kill-server", before: .now + .seconds(5))
    } catch {
      // It has ended already, or hangs: either way it ends here.
    }
    close(commands)
    close(answers)
    process.kill()
  }

  private func waitUntilAttached(before deadline: ContinuousClock.Instant) throws {
    while let line = try nextLine(before: deadline) {
      if line.hasPrefix("%session-changed ") { return }
    }
    throw Failure(command: "new-session", answer: hasEnded ? "it has ended" : "no session in time")
  }

  /// Sends one command and returns the lines of its answer.
  @discardableResult
  func run(_ command: String, before deadline: ContinuousClock.Instant) throws -> [String] {
    try send(command)
    return try answer(to: command, before: deadline)
  }

  /// Sends two commands between which nothing can happen on the screen, and returns the lines of both answers.
  func run(
    _ first: String, _ second: String, before deadline: ContinuousClock.Instant
  ) throws -> (first: [String], second: [String]) {
    try send("\(first) ; \(second)")
    return (try answer(to: first, before: deadline), try answer(to: second, before: deadline))
  }

  private func send(_ line: String) throws {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      guard let count = try Descriptor.write(bytes, to: commands) else {
        throw Failure(command: line, answer: "it has ended")
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Reads on to the next answer.
  ///
  /// It stands between `%begin` and `%end` or `%error`, each with the same time, number and flags; flag 0 marks the
  /// answers to commands that were not sent from here.
  private func answer(to command: String, before deadline: ContinuousClock.Instant) throws
    -> [String]
  {
    var stamp: Substring?
    var answer: [String] = []
    while let line = try nextLine(before: deadline) {
      if let stamp {
        if line == "%end\(stamp)" { return answer }
        if line == "%error\(stamp)" {
          throw Failure(command: command, answer: answer.joined(separator: "\n"))
        }
        answer.append(line)
      } else if line.hasPrefix("%begin "), line.hasSuffix(" 1") {
        stamp = line.dropFirst("%begin".count)
      }
    }
    throw Failure(command: command, answer: hasEnded ? "it has ended" : "no answer in time")
  }

  /// Forgets the output that was noted so far: what is asked for next shows it.
  func forgetOutput() { hasOutput = false }

  /// Waits until the pane has written something since `forgetOutput`, at most until `deadline`.
  func waitForOutput(before deadline: ContinuousClock.Instant) throws {
    while !hasOutput, !hasEnded, try nextLine(before: deadline) != nil {}
  }

  /// The next line from tmux, or nil when it has ended or the deadline is over.
  private func nextLine(before deadline: ContinuousClock.Instant) throws -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let bytes = unread[..<end]
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("%output ") {
          hasOutput = true
          written += PaneOutput.bytes(of: bytes)
        }
        unread.removeFirst(end + 1)
        return line
      }
      let left = deadline - .now
      guard left > .zero, !hasEnded else { return nil }
      var polled = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32(left / .milliseconds(1)) + 1)
      guard polled.revents != 0 else { continue }
      switch try Descriptor.read(answers) {
      case .bytes(let bytes): unread += bytes
      case .end: hasEnded = true
      }
    }
  }
}
