import Foundation
import Testing

/// `--check-leaks`: the built program looks at its own heap when all is done.
@Suite(.endToEnd) struct LeakTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test func nothingLeaksWhateverIsEntered() async throws {
    let good = "taro\n山田 太郎\ntaro@example.org\n\ncorrect horse\n"
    let added = try await sandbox.accounts("--check-leaks", "add", input: .text(good))
    #expect(added.exit == .status(0), "\(added.errors)")
    #expect(added.output == "Added taro.\n")
    let refused = try await sandbox.accounts("--check-leaks", "add", input: .text(good))
    #expect(refused.exit == .status(65), "\(refused.errors)")
    let listed = try await sandbox.accounts("list", "--json", "--check-leaks")
    #expect(listed.exit == .status(0), "\(listed.errors)")
  }

  @Test func nothingLeaksInTheListAndItsForms() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing("--check-leaks", in: sandbox)
    try await browse.press("Down", "Enter")
    try await browse.terminal.wait { $0.rows[0] == "grace" }
    try await browse.press("Escape")
    try await browse.terminal.wait { $0.rows[0] == "4 accounts" }
    try await browse.press("/")
    try await browse.type("jp", then: "Enter", "e")
    try await browse.terminal.wait(for: "Edit account")
    try await browse.press("Escape")
    try await browse.terminal.wait(for: "2 of 4")
    try await browse.press("t", "d", "u", "?")
    try await browse.terminal.wait(for: "Up, Down")
    try await browse.press("q", "q")
    try await browse.ends(with: 0)
  }
}
