import AccountsCore
import Testing

@Suite struct RemoveCommandTests {
  let program = ProgramRun()

  @Test func withYesTheAccountIsGoneWithoutAWord() throws {
    let store = try program.store(.ada, .grace)
    #expect(program.run("remove", "--yes", "ADA") == ProgramRun.Outcome(status: .success))
    #expect(try !store.contains(name: "ada"))
    #expect(try store.contains(name: "grace"))
  }

  @Test func whereNobodyCanBeAskedNothingIsRemoved() throws {
    let store = try program.store(.ada)
    #expect(
      program.run("remove", "ada", input: "y\n")
        == ProgramRun.Outcome(
          status: .usage,
          messages: "accounts: nobody can be asked whether to remove \"ada\": say so with --yes\n"))
    #expect(try store.contains(name: "ada"))
  }

  @Test(arguments: ["y\n", "Y\n", " yes \n"])
  func aYesAtTheTerminalRemoves(answer: String) throws {
    let store = try program.store(.ada)
    let terminal = PseudoTerminal()
    terminal.type(answer)
    let streams = StandardStreams(
      input: terminal.descriptor, output: terminal.descriptor, error: terminal.descriptor)
    #expect(program.run(["remove", "ada"], streams: streams) == .success)
    #expect(terminal.text() == "Remove ada (Ada Lovelace)? [y/N] ")
    #expect(try !store.contains(name: "ada"))
  }

  /// Control-D at the start of a line is the end of the input.
  @Test(arguments: ["n\n", "\n", "yesterday\n", "\u{4}"])
  func everyOtherAnswerKeepsTheAccount(answer: String) throws {
    let store = try program.store(.ada)
    let terminal = PseudoTerminal()
    terminal.type(answer)
    let streams = StandardStreams(
      input: terminal.descriptor, output: terminal.descriptor, error: terminal.descriptor)
    #expect(program.run(["remove", "ada"], streams: streams) == .declined)
    #expect(terminal.text() == "Remove ada (Ada Lovelace)? [y/N] accounts: nothing was removed\n")
    #expect(try store.contains(name: "ada"))
  }

  @Test func anAccountThatThereIsNotIsNotAskedFor() {
    #expect(
      program.run("remove", "ada")
        == ProgramRun.Outcome(status: .noAccount, messages: "accounts: there is no account named \"ada\"\n"))
  }
}
