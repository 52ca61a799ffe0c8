import Formline
import FormlineTesting
import Glibc
import LeakCheck
import TestSupport
import Testing

@testable import AccountsCore

/// `accounts add` from a script, whole: arguments and lines in, exit status, output and rows out.
@Suite struct AddCommandTests {
  private let program = ProgramRun()
  private let answers = "taro\nTaro Yamada\ntaro@example.org\n\nopen sesame\n"

  private func stored() throws -> [String] {
    guard try SQLiteAccountStore.exists(path: program.storePath) else { return [] }
    var rows: [String] = []
    try SQLiteAccountStore(path: program.storePath).forEachAccount {
      rows.append("\($0.account)|\($0.name)|\($0.email)|\($0.role)")
    }
    return rows
  }

  @Test func fiveLinesAddAnAccount() throws {
    #expect(
      program.run("add", input: answers, add: AddCommand.run)
        == .init(status: .success, output: "Added taro.\n"))
    #expect(try stored() == ["taro|Taro Yamada|taro@example.org|reader"])
  }

  @Test func whatTheCommandLineGivesIsNotAsked() throws {
    let outcome = program.run(
      "add", "--account", "taro", "--role=ADMIN", "--password-stdin",
      input: "Taro\ntaro@example.org\nopen sesame\n",
      add: AddCommand.run)
    #expect(outcome == .init(status: .success, output: "Added taro.\n"))
    #expect(try stored() == ["taro|Taro|taro@example.org|admin"])
  }

  @Test func everythingGivenAsksNothing() throws {
    program.folder.write("open sesame\n".utf8, to: "password")
    let outcome = program.run(
      "add", "--account=taro", "--name=Taro", "--email=t@example.org", "--role=editor", "--password-file",
      program.folder.file("password"), add: AddCommand.run)
    #expect(outcome == .init(status: .success, output: "Added taro.\n"))
    #expect(try stored() == ["taro|Taro|t@example.org|editor"])
  }

  @Test(arguments: [
    (["--account", "ta ro"], "accounts: --account: a blank is not allowed: letters, digits and . _ - @ +\n"),
    (["--name", ""], "accounts: --name: required\n"),
    (["--email", "nowhere"], "accounts: --email: must look like name@example.org\n"),
  ])
  func aGivenValueThatCannotStandIsToldWithItsOption(options: [String], message: String) throws {
    let outcome = program.run(["add"] + options, input: answers, add: AddCommand.run)
    #expect(outcome.status == .badData)
    #expect(outcome.messages == message)
    #expect(try stored().isEmpty)
  }

  @Test func aTakenNameOnTheCommandLineIsTold() throws {
    try program.store(Account(account: "Taro", name: "T", email: "t@e.org", created: Timestamp(seconds: 0)))
    let outcome = program.run("add", "--account", "taro", add: AddCommand.run)
    #expect(outcome == .init(status: .badData, messages: "accounts: --account: \"taro\" is taken\n"))
  }

  @Test(arguments: [
    ("", ExitStatus.noInput, "stdin:1: account: no answer: the input ended; give one line for each field"),
    ("taro\n", .badData, "stdin:2: name: no answer: the input ended; give one line for each field"),
    ("\n", .badData, "stdin:1: account: required; a blank line is no answer here"),
    ("taro\nT\nnowhere\n\nopen sesame\n", .badData, "stdin:3: email: must look like name@example.org"),
    ("taro\nT\nt@e.org\nboss\nopen sesame\n", .badData, "stdin:4: role: must be reader, editor or admin"),
    ("taro\nT\nt@e.org\n\nshort\n", .badData, "stdin:5: password: at least 8 characters"),
    (
      "taro\nT\nt@e.org\n\nopen sesame\nmore\n", .badData,
      "stdin:6: left over: every field is answered already; give one line for each field"
    ),
  ])
  func aScriptThatCannotStandStoresNothing(input: String, status: ExitStatus, message: String) throws {
    #expect(
      program.run("add", input: input, add: AddCommand.run)
        == .init(status: status, messages: "accounts: \(message)\n"))
    #expect(try stored().isEmpty)
  }

  @Test(arguments: [
    (
      "/dev/full", O_WRONLY, ExitStatus.inputOutput,
      "accounts: the account was stored, but the answer could not be written: No space left on device\n"
    ),
    (
      "/dev/null", O_RDONLY, .inputOutput,
      "accounts: the account was stored, but the answer could not be written: Bad file descriptor\n"
    ),
  ])
  func anAnswerThatIsLostSaysThatTheAccountIsStored(
    output: String, mode: Int32, status: ExitStatus, message: String
  ) throws {
    program.folder.write(answers.utf8, to: "input")
    let messages = OutputPipe()
    var streams = StandardStreams()
    streams.input = open(program.folder.file("input"), O_RDONLY)
    streams.output = open(output, mode)
    streams.error = messages.writeEnd
    defer { for descriptor in [streams.input, streams.output] { close(descriptor) } }
    #expect(program.run(["add"], streams: streams, add: AddCommand.run) == status)
    #expect(messages.text() == message)
    #expect(try stored() == ["taro|Taro Yamada|taro@example.org|reader"])
  }

  @Test func theScreenItsConsoleAndItsViewModelDie() throws {
    let script = try Script(answers)
    let store = try SQLiteAccountStore.empty()
    try assertDeallocated {
      let console = tracked(
        Console(input: script.input, renderer: PlainRenderer(output: nil), scheduler: TestScheduler()))
      let viewModel = tracked(
        AccountFormViewModel(
          store: store, hasher: PasswordHasher(cost: 1), confirmsPassword: false,
          now: { Timestamp(seconds: 0) }))
      let screen = AddAccountScreen(viewModel: viewModel, console: console)
      let outcome = try screen.run(without: [])
      #expect(outcome == .submitted)
      #expect(screen.added?.account == "taro")
      return screen
    }
  }
}
