import Foundation
import Testing

/// Answers that cannot be written.
@Suite(.endToEnd) struct OutputTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [["list"], ["list", "--json"], ["show", "taro"], ["--help"], ["--version"]])
  func aFullDiskIsTold(_ arguments: [String]) async throws {
    try await sandbox.store("taro")
    let run = try await PipeRun.of(BuiltProgram.accounts, arguments, in: sandbox, output: .file("/dev/full"))
    #expect(run.errors == "accounts: the answer could not be written: No space left on device\n")
    #expect(run.exit == .status(74))
  }

  @Test(arguments: [["list"], ["list", "--json"], ["show", "taro"], ["--help"], ["--version"]])
  func closedStandardOutputIsTold(_ arguments: [String]) async throws {
    try await sandbox.store("taro")
    let run = try await PipeRun.of(BuiltProgram.accounts, arguments, in: sandbox, output: .closed)
    #expect(run.errors == "accounts: the answer could not be written: Bad file descriptor\n")
    #expect(run.exit == .status(74))
  }

  @Test(arguments: [["list"], ["show", "taro"], ["--help"]])
  func aReaderThatHasGoneEndsItQuietly(_ arguments: [String]) async throws {
    try await sandbox.store("taro")
    let run = try await PipeRun.of(BuiltProgram.accounts, arguments, in: sandbox, output: .brokenPipe)
    #expect(run.errors == "")
    #expect(run.exit == .signal(SIGPIPE) || run.exit == .status(141))
  }

  /// The account is stored before it is told.
  @Test(arguments: [
    ("/dev/full", "No space left on device"), ("closed", "Bad file descriptor"), ("gone", ""),
  ])
  func anAccountWhoseAdditionCannotBeToldIsStored(_ place: String, _ reason: String) async throws {
    let output: StandardOutput = place == "closed" ? .closed : place == "gone" ? .brokenPipe : .file(place)
    let run = try await sandbox.accounts(
      "add", input: .text("taro\nT\nt@t.org\n\ncorrect horse\n"), output: output)
    if reason.isEmpty {
      #expect(run.errors == "")
      #expect(run.exit == .signal(SIGPIPE) || run.exit == .status(141))
    } else {
      #expect(
        run.errors
          == "accounts: the account was stored, but the answer could not be written: \(reason)\n")
      #expect(run.exit == .status(74))
    }
    #expect(try await sandbox.stored == ["taro|T|t@t.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func aClosedOutputIsNotTakenForTheStore() async throws {
    let run = try await PipeRun.of(
      "/bin/sh",
      ["-c", "printf 'taro\\nT\\nt@t.org\\n\\ncorrect horse\\n' | accounts add >&- 2>&-; echo $?"],
      in: sandbox)
    #expect(run.output == "74\n")
    #expect(try await sandbox.stored == ["taro|T|t@t.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func allDescriptorsClosedHarmNothing() async throws {
    try await sandbox.store("taro")
    let before = try await sandbox.accounts("list", "--json").output
    let run = try await PipeRun.of(
      "/bin/sh",
      [
        "-c",
        "accounts list <&- >&- 2>&-; accounts add <&- >&- 2>&-; accounts nonsense <&- >&- 2>&-; echo $?",
      ],
      in: sandbox)
    #expect(run.output == "64\n")
    #expect(try await sandbox.accounts("list", "--json").output == before)
  }

  @Test func aListThatIsCutShortEndsQuietly() async throws {
    for number in 1...3 { try await sandbox.store("taro\(number)") }
    let run = try await PipeRun.of("/bin/sh", ["-c", "accounts list | head -1 | cut -f1"], in: sandbox)
    #expect(run.output == "taro1\n")
    #expect(run.errors == "")
  }
}
