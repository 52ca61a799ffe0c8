import Foundation
import Testing

/// `accounts show NAME`.
@Suite(.endToEnd) struct ShowTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func anAccountIsShownFieldByField() async throws {
    try await sandbox.store("taro", name: "山田\u{202E} 太郎", role: "admin")
    let run = try await sandbox.accounts("show", "TARO", "--plain")
    #expect(
      run.output.withoutMoments == """
        account\ttaro
        name\t山田\\u{202e} 太郎
        email\tsomebody@example.org
        role\tadmin
        created\tNOW

        """)
    let json = try await sandbox.accounts("show", "taro", "--json")
    let object = try JSONDecoder().decode([String: String].self, from: Data(json.outputBytes))
    #expect(object["account"] == "taro")
    #expect(Set(object.keys) == ["account", "name", "email", "role", "created"])
  }

  @Test func anAccountThatIsNotThereIsTold() async throws {
    let run = try await sandbox.accounts("show", "taro")
    #expect(
      run
        == PipeRun(
          exit: .status(67), outputBytes: [],
          errorBytes: Array("accounts: there is no account named \"taro\"\n".utf8)))
  }

  @Test func aNameFromTheCommandLineIsShownEscaped() async throws {
    let run = try await sandbox.accounts("show", "\u{1B}[31mtaro\n")
    #expect(run.exit == .status(67))
    #expect(!run.errorBytes.contains(0x1B))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }
}
