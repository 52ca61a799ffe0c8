import AccountsCore
import TerminalIO
import Testing

@Suite struct AccountRulesTests {
  @Test(arguments: [
    "a", "ada", "Ada.Lovelace-2_x@home+1", "9lives", "日本語", "Дарья", "jose\u{301}", "नमस्ते",
    String(repeating: "x", count: 64),
  ])
  func takesAnAccountName(text: String) {
    #expect(AccountRules.account(text) == nil)
  }

  @Test(
    arguments: [
      ("", .required), ("a b", .character(" ")), (" ada", .character(" ")),
      ("ada\u{A0}", .character("\u{A0}")),
      ("a/b", .character("/")), ("😀", .character("😀")), ("-ada", .firstCharacter("-")),
      (".ada", .firstCharacter(".")), ("\u{301}a", .firstCharacter("\u{301}")),
      ("a\u{1B}[0m", .control("\u{1B}")),
      ("a\u{202E}b", .character("\u{202E}")), (String(repeating: "x", count: 65), .tooLong(limit: 64)),
      ("a" + String(repeating: "\u{301}", count: 64), .tooLong(limit: 64)),
    ] as [(String, AccountProblem.Reason)])
  func refusesAnAccountName(text: String, reason: AccountProblem.Reason) {
    #expect(AccountRules.account(text) == AccountProblem(.account, reason))
  }

  @Test(arguments: ["Ada Lovelace", " Ada ", "Øystein 山田 👩‍💻", String(repeating: "x", count: 200)])
  func takesAName(text: String) {
    #expect(AccountRules.name(text) == nil)
  }

  @Test(
    arguments: [
      ("", .required), (" \t ", .required), ("Ada\tLovelace", .control("\t")),
      ("A\u{85}B", .control("\u{85}")),
      ("A\u{2028}B", .control("\u{2028}")), (String(repeating: "x", count: 201), .tooLong(limit: 200)),
    ] as [(String, AccountProblem.Reason)])
  func refusesAName(text: String, reason: AccountProblem.Reason) {
    #expect(AccountRules.name(text) == AccountProblem(.name, reason))
  }

  @Test(
    arguments: [
      ("reader", nil), ("ADMIN", nil), ("", .required), ("root", .unknownRole("root")),
    ] as [(String, AccountProblem.Reason?)])
  func judgesARole(text: String, reason: AccountProblem.Reason?) {
    #expect(AccountRules.role(text) == reason.map { AccountProblem(.role, $0) })
  }

  @Test(
    arguments: [
      ("12345678", nil), ("パスワード長い文", nil), (String(repeating: "x", count: 511), nil), ("", .required),
      ("1234567", .tooShort(limit: 8)), ("パスワード", .tooShort(limit: 8)), ("12345678\0", .control("\0")),
      (String(repeating: "x", count: 512), .tooManyBytes(limit: 511)),
      (String(repeating: "é", count: 256), .tooManyBytes(limit: 511)),
    ] as [(String, AccountProblem.Reason?)])
  func judgesAPassword(text: String, reason: AccountProblem.Reason?) {
    #expect(AccountRules.password(Secret(copying: text)) == reason.map { AccountProblem(.password, $0) })
  }
}
