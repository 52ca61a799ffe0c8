import AccountsCore
import Testing

@Suite struct ShowCommandTests {
  let program = ProgramRun()

  @Test func aPipeGetsAFieldALine() throws {
    try program.store(.ada, .grace)
    let output = """
      account\tGrace
      name\tGrace Hopper
      email\tgrace@example.org
      role\teditor
      created\t2023-11-14T22:14:20Z

      """
    for arguments in [["show", "grace"], ["show", "--plain", "GRACE"]] {
      #expect(
        program.run(arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "--plain")
          == ProgramRun.Outcome(status: .success, output: output))
    }
  }

  @Test func aTerminalGetsAlignedLines() throws {
    try program.store(.sei)
    let terminal = PseudoTerminal()
    let streams = StandardStreams(
      input: terminal.descriptor, output: terminal.descriptor, error: terminal.descriptor)
    #expect(program.run(["show", "清少納言"], streams: streams) == .success)
    #expect(
      terminal.text() == """
        account  清少納言
        name     Sei Shōnagon 清少納言
        email    sei@example.jp
        role     reader
        created  2023-11-14T22:15:20Z

        """)
  }

  @Test func jsonIsOneObject() throws {
    try program.store(.ada)
    #expect(
      program.run("show", "--json", "ada")
        == ProgramRun.Outcome(
          status: .success,
          output: """
            {"account":"ada","name":"Ada Lovelace","email":"ada@example.org","role":"admin","created":"2023-11-14T22:13:20Z"}

            """))
  }

  @Test func aNameThatThereIsNotIsSaidEscaped() throws {
    try program.store(.ada)
    #expect(
      program.run("show", "gr\u{1B}ace")
        == ProgramRun.Outcome(
          status: .noAccount, messages: "accounts: there is no account named \"gr^[ace\"\n"))
  }
}
