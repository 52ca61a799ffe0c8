import Foundation
import Testing

/// `accounts verify NAME`.
@Suite(.endToEnd) struct VerifyTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(
    arguments: [
      ("correct horse\n", 0), ("correct horse\r\n", 0), ("correct horse", 0), ("correct hors\n", 1),
      ("Correct horse\n", 1), (" correct horse\n", 1), ("correct horse \n", 1),
      ("", 66), ("\n", 65), ("correct horse\nmore\n", 65), ("correct horse\0\n", 65),
    ] as [(String, Int32)])
  func thePasswordIsComparedExactly(_ input: String, _ status: Int32) async throws {
    try await sandbox.store("taro")
    let run = try await sandbox.accounts("verify", "TARO", "--password-stdin", input: .text(input))
    #expect(run.exit == .status(status))
    #expect(run.output == "")
    #expect(run.errors.isEmpty == (status == 0))
    #expect(!run.errors.contains("horse"))
  }

  @Test func aPasswordFileServesAsWell() async throws {
    try await sandbox.store("taro")
    let file = try sandbox.write("correct horse\n", to: "secret")
    #expect(try await sandbox.accounts("verify", "taro", "--password-file", file).exit == .status(0))
  }

  @Test func anAccountThatIsNotThereIsNoWrongPassword() async throws {
    let run = try await sandbox.accounts(
      "verify", "taro", "--password-stdin", input: .text("correct horse\n"))
    #expect(run.exit == .status(67))
  }

  @Test func withoutAPlaceForThePasswordItIsAUsageError() async throws {
    let run = try await sandbox.accounts("verify", "taro", input: .text("correct horse\n"))
    #expect(run.exit == .status(64))
    #expect(
      run.errors
        == "accounts: verify needs --password-stdin or --password-file PATH\naccounts: try accounts help verify\n"
    )
  }
}
