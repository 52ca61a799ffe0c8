import AccountsCore
import Glibc
import TestSupport
import Testing

@Suite struct AccountsProgramTests {
  let program = ProgramRun()

  @Test func versionAndHelpTouchNoStore() {
    #expect(
      program.run("--version")
        == ProgramRun.Outcome(status: .success, output: "accounts \(AccountsProgram.version)\n"))
    #expect(program.run("version") == program.run("--version"))
    #expect(program.run("--help").output.hasPrefix("Keeps accounts"))
    #expect(program.run("help", "add") == program.run("add", "--help"))
    #expect(!program.folder.names.contains("data"))
  }

  @Test func aWrongCommandLineIsToldWithAHint() {
    #expect(
      program.run("list", "--jsn")
        == ProgramRun.Outcome(
          status: .usage,
          messages: """
            accounts: there is no option --jsn; did you mean --json?
            accounts: try accounts help

            """))
  }

  @Test func addGetsItsOptionsAndTheStore() throws {
    let outcome = program.run("add", "--account", "ada", "--role", "admin") { options, context in
      #expect(options == AddOptions(account: "ada", role: .admin))
      #expect(context.now() == Timestamp(seconds: 1_700_000_000))
      try context.openStore().insert(.ada, passwordHash: "$y$hash")
      try context.output.write("added\n")
      return .success
    }
    #expect(outcome == ProgramRun.Outcome(status: .success, output: "added\n"))
    #expect(program.run("list").output == "ada\tAda Lovelace\tada@example.org\tadmin\t2023-11-14T22:13:20Z\n")
  }

  @Test func storeNamesAnotherFile() throws {
    let path = program.folder.file("other.sqlite")
    try SQLiteAccountStore(path: path).insert(.grace, passwordHash: "$y$hash")
    try program.store(.ada)
    #expect(program.run("--store", path, "list").output.hasPrefix("Grace\t"))
    #expect(program.run("list").output.hasPrefix("ada\t"))
  }

  @Test func aReaderThatHasSeenEnoughIsToldNothing() throws {
    signal(SIGPIPE, SIG_IGN)
    try program.store(.ada)
    let pipe = OutputPipe()
    pipe.closeReadEnd()
    let messages = OutputPipe()
    let streams = StandardStreams(input: -1, output: pipe.writeEnd, error: messages.writeEnd)
    for arguments in [["list"], ["list", "--json"], ["show", "ada"], ["--version"], ["--help"]] {
      #expect(program.run(arguments, streams: streams) == .brokenPipe)
    }
    #expect(messages.text() == "")
  }

  @Test func anAnswerThatCannotBeWrittenIsAnError() throws {
    try program.store(.ada)
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let messages = OutputPipe()
    let streams = StandardStreams(input: -1, output: full, error: messages.writeEnd)
    for arguments in [["list"], ["--version"]] {
      #expect(program.run(arguments, streams: streams) == .inputOutput)
      #expect(messages.text() == "accounts: the answer could not be written: No space left on device\n")
    }
  }

  @Test func withNobodyToTellTheStatusStillSpeaks() {
    let streams = StandardStreams(input: -1, output: -1, error: -1)
    #expect(program.run(["show", "ada"], streams: streams) == .noAccount)
    #expect(program.run(["--version"], streams: streams) == .inputOutput)
  }

  @Test func whatNobodyForesawIsAFaultOfTheProgram() {
    struct Unforeseen: Error {}
    let outcome = program.run("add") { _, _ in throw Unforeseen() }
    #expect(outcome.status == .internalError)
    #expect(outcome.messages.hasPrefix("accounts: this should not have happened: Unforeseen"))
  }
}
