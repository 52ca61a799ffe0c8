import AccountsCore
import Testing

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      (.notText(position: 2), "argument 2 is not UTF-8", "try accounts help"),
      (
        .missingCommand, "no command: add, browse, list, show, remove, verify, help, version",
        "try accounts help"
      ),
      (
        .unknownCommand("lits", nearest: .list), "there is no command \"lits\"; did you mean list?",
        "try accounts help"
      ),
      (.unknownCommand("x", nearest: nil), "there is no command \"x\"", "try accounts help"),
      (
        .unknownOption("--jsn", nearest: .json), "there is no option --jsn; did you mean --json?",
        "try accounts help"
      ),
      (.missingValue(.store), "--store needs a value: --store PATH", "try accounts help"),
      (.unexpectedValue(.json), "--json takes no value", "try accounts help"),
      (.repeated(.json), "--json is given twice", "try accounts help"),
      (.foreignOption(.yes, .list), "list takes no --yes", "try accounts help list"),
      (.conflict(.json, .plain), "--json and --plain exclude each other", "try accounts help"),
      (.missingName(.show), "show needs the account's name", "try accounts help show"),
      (.extraArgument("x"), "there is one argument too many: \"x\"", "try accounts help"),
      (
        .unknownRole("root"), "--role: \"root\" is not a role: reader, editor or admin",
        "try accounts help add"
      ),
      (
        .unknownGrouping("age"), "--group-by: \"age\" makes no sections: role, domain or none",
        "try accounts help browse"
      ),
      (
        .unknownTheme("pink"),
        "--theme: \"pink\" is not a theme: default, light, dark, high-contrast or mono",
        "try accounts help browse"
      ),
      (
        .missingPassword(.verify), "verify needs --password-stdin or --password-file PATH",
        "try accounts help verify"
      ),
      (
        .passwordOnCommandLine,
        "there is no --password: what stands on a command line can be read by every user of the machine; "
          + "use --password-stdin or --password-file PATH",
        "try accounts help"
      ),
    ] as [(UsageError, String, String)])
  func saysWhatIsWrongAndWhereMoreIsSaid(error: UsageError, sentence: String, hint: String) {
    #expect(error.messages == [sentence, hint])
    #expect(error.exitStatus == .usage)
  }
}
