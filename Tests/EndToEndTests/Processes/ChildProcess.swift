import Foundation
import Synchronization

/// How a program ended.
enum Exit: Equatable {
  case status(Int32)
  case signal(Int32)
}

/// A program that was started, until it has been waited for.
struct ChildProcess {
  /// What becomes of one of a program's descriptors.
  enum Redirection {
    /// The program gets a copy of this descriptor.
    case copy(of: Int32)
    /// The program opens this file.
    case file(String, flags: Int32)
    /// The program has no such descriptor.
    case closed
  }

  let pid: pid_t

  /// Starts the program at `path`, with no blocked signal, no ignored one and no descriptor beside `redirections`.
  init(
    path: String, arguments: [String], environment: [String: String],
    redirections: [Int32: Redirection]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    try SystemError.check("posix_spawn_file_actions_init", posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, redirection) in redirections.sorted(by: { $0.key < $1.key }) {
      let code =
        switch redirection {
        case .copy(let source): posix_spawn_file_actions_adddup2(&actions, source, descriptor)
        case .file(let file, let flags):
          posix_spawn_file_actions_addopen(&actions, descriptor, file, flags, 0o600)
        case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
        }
      try SystemError.check("posix_spawn_file_actions", code)
    }
    // What the test's own surroundings left open is none of the program's business.
    for descriptor in Int32(3)..<256 where redirections[descriptor] == nil {
      try SystemError.check(
        "posix_spawn_file_actions", posix_spawn_file_actions_addclose(&actions, descriptor))
    }

    var attributes = posix_spawnattr_t()
    try SystemError.check("posix_spawnattr_init", posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    pid = try withCStrings([path] + arguments) { arguments in
      try withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        var pid: pid_t = 0
        let code = startingPrograms.withLock { _ in
          posix_spawn(&pid, path, &actions, &attributes, arguments, environment)
        }
        try SystemError.check("posix_spawn \(path)", code)
        return pid
      }
    }
  }

  /// How the program ended, or nil when it still runs.
  func exitIfEnded() throws -> Exit? {
    var status: Int32 = 0
    let result = waitpid(pid, &status, WNOHANG)
    try SystemError.check("waitpid", result: result)
    guard result == pid else { return nil }
    return status & 0x7f == 0 ? .status((status >> 8) & 0xff) : .signal(status & 0x7f)
  }

  /// Ends the program for good and waits for it.
  func kill() {
    Foundation.kill(pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }
}

/// Calls `body` with a list of C strings that ends with nil, as `exec` wants it.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return try body(copies + [nil])
}
