import TerminalIO
import Testing

@testable import AccountsCore

@Suite struct TableLayoutTests {
  let accounts = [Account.ada, .grace, .sei]

  func table(_ accounts: [Account], columns: Int?) -> String {
    var layout = TableLayout()
    for account in accounts { layout.measure(account) }
    let fitted = layout.fitted(to: columns)
    return ([TableLayout.headings] + accounts.map { $0.columns.map(\.value) }).map(fitted.row)
      .joined(separator: "\n")
  }

  @Test func columnsAreAlignedByWhatIsSeen() {
    #expect(
      table(accounts, columns: nil) == """
        ACCOUNT   NAME                   E-MAIL             ROLE    CREATED
        ada       Ada Lovelace           ada@example.org    admin   2023-11-14T22:13:20Z
        Grace     Grace Hopper           grace@example.org  editor  2023-11-14T22:14:20Z
        清少納言  Sei Shōnagon 清少納言  sei@example.jp     reader  2023-11-14T22:15:20Z
        """)
    #expect(table(accounts, columns: 200) == table(accounts, columns: nil))
  }

  @Test func theWidestColumnGivesWay() {
    #expect(
      table(accounts, columns: 73) == """
        ACCOUNT   NAME             E-MAIL            ROLE    CREATED
        ada       Ada Lovelace     ada@example.org   admin   2023-11-14T22:13:20Z
        Grace     Grace Hopper     grace@example.o…  editor  2023-11-14T22:14:20Z
        清少納言  Sei Shōnagon …   sei@example.jp    reader  2023-11-14T22:15:20Z
        """)
  }

  @Test(arguments: [1, 20, 40, 57, 58, 59, 70, 80, 88, 200])
  func noRowIsWiderThanTheTerminal(columns: Int) {
    for row in table(accounts, columns: columns).split(separator: "\n") {
      #expect(displayWidth(of: row) <= columns)
    }
  }

  @Test func withoutAccountsTheHeadingsStandAlone() {
    #expect(table([], columns: 80) == "ACCOUNT  NAME  E-MAIL  ROLE  CREATED")
  }

  @Test func controlCharactersAreShownAndMakeRoom() {
    var account = Account.ada
    account.name = "a\u{1B}[31m\u{202E}"
    #expect(
      table([account], columns: nil) == """
        ACCOUNT  NAME             E-MAIL           ROLE   CREATED
        ada      a^[[31m\\u{202E}  ada@example.org  admin  2023-11-14T22:13:20Z
        """)
  }
}
