import Testing

@testable import AccountsCore

@Suite struct HelpTextTests {
  @Test func theOverviewNamesEveryCommand() {
    #expect(
      HelpText.text(for: nil) == """
        Keeps accounts: who may read, edit and administer.

        usage: accounts [--store PATH] COMMAND ...

          add             Enters an account, asked at a terminal, else a line an answer.
          browse          Shows all accounts, to look through and to change.
          list            Writes all accounts.
          show NAME       Writes one account.
          remove NAME     Removes an account.
          verify NAME     Checks a password: 0 right, 1 wrong.
          help [COMMAND]  Explains a command.
          version         Says which version this is.

          --store PATH  the store's file, instead of the user's own
          --help        explain and do nothing
          --version     say the version and do nothing

        Options may stand anywhere; what follows -- is no option.
        Exit status: 0 done, 1 the answer is no, 64 usage, 65 bad data, 66 no input,
        67 no such account, 73 or 74 cannot write, 75 the store is busy, 130 Control-C.

        """)
  }

  @Test func aPageNamesEveryOptionOfItsCommand() {
    #expect(
      HelpText.text(for: .add) == """
        Enters an account, asked at a terminal, else a line an answer.

        usage: accounts add

          --account NAME        the account's name, not asked
          --name NAME           the person's name, not asked
          --email ADDRESS       the e-mail address, not asked
          --role ROLE           the role, not asked: reader, editor or admin
          --password-stdin      the password is a line of standard input
          --password-file PATH  the password is the line in a file
          --store PATH          the store's file, instead of the user's own
          --help                explain and do nothing

        """)
  }

  @Test(arguments: CommandName.allCases)
  func noLineIsWiderThanATerminalOfEightyColumns(command: CommandName) {
    for text in [HelpText.text(for: command), HelpText.text(for: nil)] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
