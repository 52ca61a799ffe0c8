import Foundation
import Testing

/// `accounts list` in its formats.
@Suite(.endToEnd) struct ListTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func storeThree() async throws {
    try await sandbox.store("taro", name: "山田 太郎", email: "taro@example.org", role: "admin")
    try await sandbox.store("ada", name: "Ada 👩‍👩‍👧 \"L\" \\ \u{202E}x", email: "ada@example.org", role: "editor")
    try await sandbox.store("Bob", name: "e\u{301}", email: "bob@example.org")
  }

  @Test func anEmptyListIsEmptyInEveryFormat() async throws {
    #expect(try await sandbox.accounts("list") == PipeRun(exit: .status(0), outputBytes: [], errorBytes: []))
    #expect(try await sandbox.accounts("list", "--json").output == "[]\n")
    #expect(try await sandbox.accounts("list", "--table").output == "ACCOUNT  NAME  E-MAIL  ROLE  CREATED\n")
  }

  @Test func plainLinesAreTabSeparatedAndEscaped() async throws {
    try await storeThree()
    let run = try await sandbox.accounts("list", "--plain")
    #expect(
      run.output.withoutMoments == """
        ada\tAda 👩‍👩‍👧 "L" \\\\ \\u{202e}x\tada@example.org\teditor\tNOW
        Bob\te\u{301}\tbob@example.org\treader\tNOW
        taro\t山田 太郎\ttaro@example.org\tadmin\tNOW

        """)
    #expect(try await sandbox.accounts("list").output == run.output)
  }

  @Test func jsonIsOneArrayOfObjects() async throws {
    try await storeThree()
    let run = try await sandbox.accounts("list", "--json")
    #expect(
      run.output.withoutMoments == """
        [
          {"account":"ada","name":"Ada 👩‍👩‍👧 \\"L\\" \\\\ \\u202ex","email":"ada@example.org","role":"editor","created":"NOW"},
          {"account":"Bob","name":"e\u{301}","email":"bob@example.org","role":"reader","created":"NOW"},
          {"account":"taro","name":"山田 太郎","email":"taro@example.org","role":"admin","created":"NOW"}
        ]

        """)
    let objects = try JSONDecoder().decode([[String: String]].self, from: Data(run.outputBytes))
    #expect(objects.map { $0["name"] } == ["Ada 👩‍👩‍👧 \"L\" \\ \u{202E}x", "e\u{301}", "山田 太郎"])
  }

  @Test func aTerminalGetsATableInColumns() async throws {
    try await storeThree()
    let terminal = try await Terminal.running(
      ["sh", "-c", "accounts list; echo \"[exit $?]\"; exec cat"], in: sandbox, columns: 100)
    let screen = try await terminal.wait(for: "[exit 0]")
    #expect(
      screen.text.withoutMoments == """
        ACCOUNT  NAME                    E-MAIL            ROLE    CREATED
        ada      Ada 👩‍👩‍👧 "L" \\ \\u{202E}x  ada@example.org   editor  NOW
        Bob      e\u{301}                       bob@example.org   reader  NOW
        taro     山田 太郎               taro@example.org  admin   NOW
        [exit 0]
        """)
  }

  @Test func aTableFitsTheTerminal() async throws {
    try await sandbox.store(
      "taro", name: String(repeating: "寿限無", count: 20), email: "taro.yamada.the.second@mail.example.org")
    let terminal = try await Terminal.running(
      ["sh", "-c", "accounts list; echo \"[exit $?]\"; exec cat"], in: sandbox, columns: 70)
    let screen = try await terminal.wait(for: "[exit 0]")
    #expect(
      screen.text.withoutMoments == """
        ACCOUNT  NAME            E-MAIL           ROLE    CREATED
        taro     寿限無寿限無…   taro.yamada.th…  reader  NOW
        [exit 0]
        """)
  }

  @Test func aStoreThatIsNotThereIsToldOnlyIfItWasNamed() async throws {
    let run = try await sandbox.accounts("--store", "/nowhere/store", "list")
    #expect(
      run.errors == "accounts: /nowhere/store: there is no such store; accounts --store PATH add makes one\n")
    #expect(run.exit == .status(66))
    #expect(try await sandbox.accounts("list").exit == .status(0))
    #expect(sandbox.files == [])
  }
}
