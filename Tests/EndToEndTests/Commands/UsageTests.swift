import Foundation
import Testing

/// The command line.
@Suite(.endToEnd) struct UsageTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func helpGoesToStandardOutput(_ arguments: [String]) async throws {
    let run = try await PipeRun.of(BuiltProgram.accounts, arguments, in: sandbox)
    #expect(run.exit == .status(0))
    #expect(run.errors == "")
    for word in ["add", "list", "show", "remove", "verify", "--store", "--version"] {
      #expect(run.output.contains(word))
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!run.outputBytes.contains(0x1B))
  }

  @Test(arguments: ["add", "list", "show", "remove", "verify"])
  func everyCommandExplainsItself(_ command: String) async throws {
    let run = try await sandbox.accounts("help", command)
    #expect(run.exit == .status(0))
    #expect(run.output.contains("accounts \(command)") || run.output.contains(command))
    #expect(try await sandbox.accounts(command, "--help") == run)
  }

  @Test(arguments: [["--version"], ["version"]])
  func theVersionIsOneLine(_ arguments: [String]) async throws {
    let run = try await PipeRun.of(BuiltProgram.accounts, arguments, in: sandbox)
    #expect(run.output.wholeMatch(of: /accounts \d+\.\d+\.\d+\n/) != nil)
    #expect(run.exit == .status(0))
  }

  @Test(
    arguments: [
      ([], "no command: add, browse, list, show, remove, verify, help, version"),
      (["lst"], "there is no command \"lst\"; did you mean list?"),
      (["ad"], "there is no command \"ad\"; did you mean add?"),
      (["xyzzy"], "there is no command \"xyzzy\""),
      (["list", "--jsn"], "there is no option --jsn; did you mean --json?"),
      (["add", "--acount", "x"], "there is no option --acount; did you mean --account?"),
      (["list", "--json", "--plain"], "--json and --plain exclude each other"),
      (["list", "extra"], "there is one argument too many: \"extra\""),
      (["add", "--account", "a", "--account", "b"], "--account is given twice"),
      (["add", "--account"], "--account needs a value: --account NAME"),
    ] as [([String], String)])
  func aWrongCommandLineIsToldWithTheNearestName(_ arguments: [String], _ message: String) async throws {
    let run = try await PipeRun.of(BuiltProgram.accounts, arguments, in: sandbox)
    #expect(run.errors == "accounts: \(message)\naccounts: try accounts help\n")
    #expect(run.output == "")
    #expect(run.exit == .status(64))
    #expect(sandbox.files == [])
  }

  @Test(arguments: [
    ("add", "--role", "boss", "\"boss\" is not a role: reader, editor or admin"),
    ("browse", "--group-by", "age", "\"age\" makes no sections: role, domain or none"),
    ("browse", "--theme", "pink", "\"pink\" is not a theme: default, light, dark, high-contrast or mono"),
  ])
  func aWrongValueIsToldWithItsOption(command: String, option: String, value: String, message: String)
    async throws
  {
    let run = try await PipeRun.of(BuiltProgram.accounts, [command, option, value], in: sandbox)
    #expect(
      run.errors == "accounts: \(option): \(message)\naccounts: try accounts help \(command)\n")
    #expect(run.exit == .status(64))
  }

  /// Repaired, they would name another file than was meant.
  @Test(arguments: [
    (
      "accounts --store \"$(printf '\\377').sqlite\" add",
      "accounts: argument 2 is not UTF-8\naccounts: try accounts help\n"
    ),
    (
      "accounts add --name=\"$(printf '\\377')\"",
      "accounts: argument 2 is not UTF-8\naccounts: try accounts help\n"
    ),
    (
      "XDG_DATA_HOME=\"$PWD/$(printf '\\377')\" accounts add",
      "accounts: the environment variable XDG_DATA_HOME is not UTF-8: set it to another path\n"
    ),
    (
      "XDG_STATE_HOME=\"$PWD/$(printf '\\377')\" accounts add",
      "accounts: the environment variable XDG_STATE_HOME is not UTF-8: set it to another path\n"
    ),
  ])
  func bytesThatAreNotTextAreRefused(_ line: String, _ message: String) async throws {
    let run = try await PipeRun.of(
      "/bin/sh", ["-c", "cd \"$HOME\"; \(line)"], in: sandbox,
      input: .text("taro\nT\nt@t.org\n\ncorrect horse\n"))
    #expect(run.errors == message)
    #expect(run.exit == .status(64))
    #expect(sandbox.files == [])
  }

  @Test func anOptionOfAnotherCommandIsRefused() async throws {
    let run = try await sandbox.accounts("list", "--email", "x")
    #expect(run.errors == "accounts: list takes no --email\naccounts: try accounts help list\n")
    #expect(run.exit == .status(64))
  }
}
