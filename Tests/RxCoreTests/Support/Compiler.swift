import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the Swift compiler on a snippet, to prove what it accepts and what it refuses.
enum Compiler {
  /// What the compiler says about `snippet`: empty if it accepts it; nil if there is no compiler to ask.
  ///
  /// It goes on to SIL, where the compiler looks for data races.
  static func complaints(about snippet: String, mainActorByDefault: Bool = false) throws -> String? {
    guard let verdict = try compile(snippet, mainActorByDefault: mainActorByDefault) else { return nil }
    return verdict.isAccepted ? "" : verdict.output
  }

  /// Whether the compiler accepts `snippet`, and what it prints; nil if there is no compiler to ask.
  static func compile(
    _ snippet: String, mainActorByDefault: Bool = false, options: [String] = []
  ) throws -> (isAccepted: Bool, output: String)? {
    guard let modules = modulesFolder else { return nil }
    let folder = TemporaryFolder()
    let source = folder.write(snippet, to: "snippet.swift")
    var arguments = ["swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", modules]
    if mainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    guard let status = try run(arguments + options + [source], output: folder.file("output"))
    else { return nil }
    return (status == 0, String(decoding: folder.read("output"), as: UTF8.self))
  }

  /// Where the modules are that these tests were built with: beside the test bundle.
  private static var modulesFolder: String? {
    var path = [CChar](repeating: 0, count: 4096)
    guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else { return nil }
    let program = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = program.lastIndex(of: "/") else { return nil }
    let folder = program[..<slash] + "/Modules"
    return access("\(folder)/RxCore.swiftmodule", R_OK) == 0 ? String(folder) : nil
  }

  /// The exit status, or nil if the program is not there.
  private static func run(_ arguments: [String], output: String) throws -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { throw CompilerFailure(code: errno) } }
    let code = (status >> 8) & 0xFF
    return code == 127 ? nil : code
  }
}

struct CompilerFailure: Error { let code: Int32 }
