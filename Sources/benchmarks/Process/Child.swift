import Glibc

/// A program that was started here and is ended here.
struct Child {
  /// `POSIX_SPAWN_SETSID` of spawn.h, which glibc shows to C alone.
  private static let newSession: Int16 = 0x80

  let pid: pid_t

  /// Starts a program on a terminal, which becomes its controlling one; without a terminal it reads `input`, and
  /// its output goes nowhere.
  init(
    _ arguments: [String], environment: [String: String], terminal: String? = nil, input: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? input, terminal == nil ? O_RDONLY : O_RDWR, 0)
    if terminal == nil {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if terminal != nil { posix_spawnattr_setflags(&attributes, Self.newSession) }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var pid: pid_t = 0
    let status = posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
    guard status == 0 else {
      throw BenchmarkFailure("cannot start \(arguments[0]): \(String(cString: strerror(status)))")
    }
    self.pid = pid
  }

  /// Waits for its end and gives its exit status.
  func wait() throws -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else { throw BenchmarkFailure("lost process \(pid)") }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Asks it to end, and waits.
  func terminate() throws {
    kill(pid, SIGTERM)
    _ = try wait()
  }
}

/// Why a measurement could not be taken.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
