import Foundation
import Testing

/// `accounts browse` in a real terminal.
@Suite(.endToEnd) struct BrowsingTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let all = """
    4 accounts
    admin · 1
    › ada                Ada Lovelace              ada@example.org
    editor · 1
      grace              Grace Hopper              grace@navy.mil
    reader · 2
      hanako             花子                      hanako@example.jp
      taro               山田 太郎                 taro@example.jp



    Enter open · / filter · a add · e edit · d delete · ? help · q leave
    """

  @Test func theAccountsFillTheScreenAndTheScreenBeforeComesBack() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.shows(Self.all)
    try await browse.press("q")
    try await browse.ends(with: 0)
    try await browse.shows("[exit 0]")
  }

  @Test func theListFollowsTheFilterAndEnterOpens() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.press("/")
    try await browse.type("山")
    try await browse.shows(
      """
      1 of 4 accounts
      reader · 1
      › taro               山田 太郎                 taro@example.jp








      /山
      """, cursor: .row(11, 3))
    try await browse.press("Enter", "Enter")
    try await browse.terminal.wait { $0.rows[0] == "taro" && $0.rows[1] == "Name      山田 太郎" }
    try await browse.press("Escape")
    try await browse.terminal.wait { $0.rows[0] == "1 of 4 accounts" }
    try await browse.press("Escape")
    try await browse.terminal.wait { $0.rows[0] == "4 accounts" }
  }

  @Test func theMouseOpensAnAccountAndIsGivenBack() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.click(row: 4, column: 10)
    try await browse.terminal.wait { $0.rows[0] == "grace" }
    try await browse.press("q", "q")
    try await browse.ends(with: 0)
    try await expectModesAreOff(browse)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)])
  func aSignalGivesTheTerminalBack(_ signal: Int32, _ status: Int) async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    kill(try await browse.pid, signal)
    try await browse.ends(with: status)
    try await expectModesAreOff(browse)
    // The shell may say by what the program ended; nothing of the list is left.
    #expect(!(try await browse.terminal.screen.text.contains("ada")))
  }

  @Test func controlCLeaves() async throws {
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.press("C-c")
    try await browse.ends(with: 130)
    try await expectModesAreOff(browse)
  }

  /// Every mode that was switched on was switched off after it.
  private func expectModesAreOff(_ browse: FormRun) async throws {
    let written = String(decoding: try await browse.written, as: UTF8.self)
    for mode in ["1002", "1006", "1049", "2004"] {
      let on = try #require(written.range(of: "\u{1B}[?\(mode)h"), "\(mode) was never on")
      let last = try #require(written.range(of: "\u{1B}[?\(mode)l", options: .backwards), "\(mode) stays on")
      #expect(on.lowerBound < last.lowerBound)
      #expect(written[last.upperBound...].range(of: "\u{1B}[?\(mode)h") == nil)
    }
  }

  @Test func deletedAccountsComeBackWithTheirPassword() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.press("d")
    try await browse.terminal.wait(for: "Removed ada")
    #expect(try await sandbox.stored.count == 3)
    try await browse.press("u")
    try await browse.terminal.wait(for: "ada is back")
    #expect(try await sandbox.isPassword("correct horse", of: "ada"))
  }

  @Test func anAccountIsAddedInAForm() async throws {
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.terminal.wait(for: "No accounts yet: a adds one")
    try await browse.press("a")
    try await browse.terminal.wait(for: "New account")
    try await browse.type("taro", then: "Tab")
    try await browse.type("Taro", then: "Tab")
    try await browse.type("t@example.org", then: "Tab", "Tab")
    try await browse.type("correct horse", then: "Tab")
    try await browse.type("correct horse", then: "Enter")
    try await browse.terminal.wait(for: "Stored taro")
    #expect(try await sandbox.stored == ["taro|Taro|t@example.org|reader"])
    try await browse.press("e")
    try await browse.terminal.wait(for: "Edit account")
    try await browse.press("Tab", "End")
    try await browse.type("!", then: "Tab", "Tab", "Tab", "Tab", "Enter")
    try await browse.terminal.wait(for: "1 account")
    #expect(try await sandbox.stored == ["taro|Taro!|t@example.org|reader"])
    #expect(try await sandbox.isPassword("correct horse", of: "taro"))
  }

  @Test func anotherProcessesChangesAppearByThemselves() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    try await sandbox.store("bob", name: "Bob", email: "bob@example.org", role: "editor")
    try await browse.terminal.wait { screen in
      screen.rows[0] == "5 accounts" && screen.rows[4].hasPrefix("  bob ")
        && screen.rows[5].hasPrefix("  grace ")
    }
    _ = try await sandbox.accounts("remove", "--yes", "bob")
    try await browse.shows(Self.all)
  }

  @Test func aResizeFillsTheNewScreen() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.terminal.resize(columns: 30, rows: 6)
    try await browse.shows(
      """
      4 accounts
      admin · 1                    ▐
      › ada          Ada Lovelace  ▐
      editor · 1
        grace        Grace Hopper
      Enter open · ? help · q leave
      """)
    try await browse.terminal.resize(columns: 80, rows: 12)
    try await browse.shows(Self.all)
  }

  @Test func groupsAndThemesCanBeChosen() async throws {
    try await sandbox.storeFour()
    let browse = try await FormRun.browsing("--group-by", "domain", "--theme", "mono", in: sandbox, rows: 24)
    try await browse.terminal.wait { $0.rows[1] == "example.jp · 2" }
    try await browse.press("t")
    try await browse.terminal.wait(for: "Theme default")
    try await browse.press("?")
    try await browse.terminal.wait(for: "the next theme")
  }

  @Test func withoutATerminalTheListIsPrinted() async throws {
    try await sandbox.storeFour()
    let run = try await sandbox.accounts("browse")
    let list = try await sandbox.accounts("list")
    #expect(run.exit == .status(0))
    #expect(run.output == list.output)
    #expect(
      run.errors == "accounts: browse needs a terminal that can be painted on: this is the list\n")
  }

  @Test func settingsAreReadAndMistakesInThemTold() async throws {
    try await sandbox.storeFour()
    try FileManager.default.createDirectory(
      atPath: "\(sandbox.path)/config/accounts", withIntermediateDirectories: true)
    let path = try sandbox.write("group-by = none\n", to: "config/accounts/config")
    let browse = try await FormRun.browsing(in: sandbox)
    try await browse.terminal.wait {
      $0.rows[1] == "› ada                Ada Lovelace              ada@example.org"
    }
    try await browse.press("q")
    try await browse.ends(with: 0)
    _ = try sandbox.write("theme = pink\n", to: "config/accounts/config")
    let run = try await FormRun.opened(["accounts", "browse"], until: "[exit 65]", in: sandbox)
    try await run.terminal.wait { screen in
      // Without blanks: a row may end with one.
      let expected = "accounts: \(path):1: theme: \"pink\" is not known: default, light".filter { $0 != " " }
      return screen.rows.joined().filter { $0 != " " }.hasPrefix(expected)
    }
  }
}
