import Foundation

/// A program on a terminal of its own, watched by a shell that sees how it ends and how it leaves the terminal.
///
/// The shell does not touch the terminal's settings itself: it has no job control and no line editor. The signals that
/// keys send reach it too, since both are in the foreground; it outlives them.
struct WatchedProgram {
  let terminal: Terminal
  private let sandbox: Sandbox

  private static let script = """
    trap : INT QUIT
    stty -g > settings.before
    "$@"
    status=$?
    stty -g > settings.after
    echo "[exit $status]"
    exec cat > /dev/null
    """

  /// Starts a program; one without a slash is looked up in the sandbox's `PATH`.
  static func start(
    _ program: [String], in sandbox: Sandbox, columns: Int = 80, rows: Int = 24
  ) async throws -> WatchedProgram {
    let terminal = try await Terminal.running(
      ["sh", "-c", script, "sh"] + program, in: sandbox, columns: columns, rows: rows)
    return WatchedProgram(terminal: terminal, sandbox: sandbox)
  }

  /// Waits for the end and returns the status as a shell tells it: 128 and the signal's number for a signal.
  @discardableResult
  func waitForEnd() async throws -> Int? {
    let screen = try await terminal.wait(for: "the program's end") { $0.exitStatus != nil }
    return screen.exitStatus
  }

  /// The process that runs the program.
  ///
  /// - Throws: `NoSuchProcess` when it has ended.
  var pid: pid_t {
    get async throws {
      let shell = try await terminal.pid
      let children = try String(
        contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
      guard let child = children.split(separator: " ").first.flatMap({ pid_t($0) }) else {
        throw NoSuchProcess()
      }
      return child
    }
  }

  /// The terminal's settings before the program and after it, as `stty -g` prints them.
  ///
  /// - Throws: When the program has not ended.
  var settings: (before: String, after: String) {
    get throws {
      (
        String(decoding: try sandbox.read("settings.before"), as: UTF8.self),
        String(decoding: try sandbox.read("settings.after"), as: UTF8.self)
      )
    }
  }

  struct NoSuchProcess: Error {}
}

extension Screen {
  /// The status that the watching shell printed once the program had ended.
  fileprivate var exitStatus: Int? {
    for row in rows {
      if let match = row.firstMatch(of: /\[exit (\d+)\]/) { return Int(match.1) }
    }
    return nil
  }
}
