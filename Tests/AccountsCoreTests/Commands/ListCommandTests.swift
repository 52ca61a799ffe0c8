import TestSupport
import Testing

@testable import AccountsCore

@Suite struct ListCommandTests {
  let program = ProgramRun()

  @Test func jsonIsOneArrayWithAnObjectALine() throws {
    try program.store(.sei, .ada, .grace)
    #expect(
      program.run("list", "--json")
        == ProgramRun.Outcome(
          status: .success,
          output: """
            [
              {"account":"ada","name":"Ada Lovelace","email":"ada@example.org","role":"admin","created":"2023-11-14T22:13:20Z"},
              {"account":"Grace","name":"Grace Hopper","email":"grace@example.org","role":"editor","created":"2023-11-14T22:14:20Z"},
              {"account":"清少納言","name":"Sei Shōnagon 清少納言","email":"sei@example.jp","role":"reader","created":"2023-11-14T22:15:20Z"}
            ]

            """))
  }

  @Test func plainIsALineAnAccountAndWhatAPipeGets() throws {
    try program.store(.ada, .grace)
    let output = """
      ada\tAda Lovelace\tada@example.org\tadmin\t2023-11-14T22:13:20Z
      Grace\tGrace Hopper\tgrace@example.org\teditor\t2023-11-14T22:14:20Z

      """
    #expect(program.run("list", "--plain") == ProgramRun.Outcome(status: .success, output: output))
    #expect(program.run("list") == ProgramRun.Outcome(status: .success, output: output))
  }

  @Test(arguments: [["list"], ["list", "--table"]])
  func aTerminalGetsATableCutToItsWidth(arguments: [String]) throws {
    try program.store(.ada, .grace)
    let terminal = PseudoTerminal(columns: 67)
    let streams = StandardStreams(
      input: terminal.descriptor, output: terminal.descriptor, error: terminal.descriptor)
    #expect(program.run(arguments, streams: streams) == .success)
    #expect(
      terminal.text() == """
        ACCOUNT  NAME          E-MAIL          ROLE    CREATED
        ada      Ada Lovelace  ada@example.o…  admin   2023-11-14T22:13:20Z
        Grace    Grace Hopper  grace@example…  editor  2023-11-14T22:14:20Z

        """)
  }

  @Test func aPipeGetsATableOnlyWhenItIsAskedFor() throws {
    try program.store(.ada)
    #expect(
      program.run("list", "--table").output == """
        ACCOUNT  NAME          E-MAIL           ROLE   CREATED
        ada      Ada Lovelace  ada@example.org  admin  2023-11-14T22:13:20Z

        """)
  }

  @Test func aStoreWithoutAccountsIsAnEmptyList() throws {
    try program.store()
    #expect(program.run("list", "--json") == ProgramRun.Outcome(status: .success, output: "[]\n"))
    #expect(program.run("list", "--plain") == ProgramRun.Outcome(status: .success))
  }

  @Test func beforeTheFirstAccountTheListIsEmptyAndNothingIsMade() {
    #expect(program.run("list") == ProgramRun.Outcome(status: .success))
    #expect(!program.folder.names.contains("data"))
  }

  @Test func aStoreThatIsNamedMustBeThere() {
    let path = program.folder.file("none")
    #expect(
      program.run("list", "--store", path)
        == ProgramRun.Outcome(
          status: .noInput,
          messages: "accounts: \(path): there is no such store; accounts --store PATH add makes one\n"))
  }

  @Test func controlCharactersAreNeverWritten() throws {
    var account = Account.ada
    account.name = "a\tb\u{1B}[31m\u{9B}2J\\\n\u{202E}"
    try program.store(account)
    #expect(
      program.run("list").output
        == "ada\ta\\tb\\u{1b}[31m\\u{9b}2J\\\\\\n\\u{202e}\tada@example.org\tadmin\t2023-11-14T22:13:20Z\n")
    #expect(
      program.run("list", "--json").output == """
        [
          {"account":"ada","name":"a\\tb\\u001b[31m\\u009b2J\\\\\\n\\u202e","email":"ada@example.org","role":"admin","created":"2023-11-14T22:13:20Z"}
        ]

        """)
  }

  @Test func manyAccountsAreWrittenInPieces() throws {
    try program.store()
    try Database(path: program.storePath, busyTimeout: .zero).executeScript(
      """
      WITH RECURSIVE number(n) AS (SELECT 10000 UNION ALL SELECT n + 1 FROM number WHERE n < 11999)
      INSERT INTO account
      SELECT 'user' || n, 'User' || n, 'Ada Lovelace', 'ada@example.org', 'reader', 1700000000, '$y$hash' FROM number
      """)
    let lines = program.run("list").output.split(separator: "\n")
    #expect(lines.count == 2_000)
    #expect(lines.last?.hasPrefix("User11999\tAda Lovelace\t") == true)
    let objects = program.run("list", "--json").output.split(separator: "\n")
    #expect(objects.count == 2_002)
    #expect(objects.dropFirst().dropLast(2).allSatisfy { $0.hasPrefix("  {") && $0.hasSuffix("},") })
  }
}
