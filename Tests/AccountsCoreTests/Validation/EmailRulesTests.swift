import AccountsCore
import Testing

@Suite struct EmailRulesTests {
  @Test(arguments: [
    "ada@example.org", " ada@example.org ", "a@b.co", "first.last+tag@sub.example.co.uk", "root@localhost",
    "o'hara@example.org", "用户@例子.测试", "x@xn--fsqu00a.xn--0zwm56d",
    String(repeating: "x", count: 64) + "@example.org",
  ])
  func takesAnAddress(text: String) {
    #expect(AccountRules.email(text) == nil)
  }

  @Test(
    arguments: [
      ("", .required), ("  ", .required), ("ada", .atSign), ("@example.org", .atSign), ("ada@", .atSign),
      ("a@b@example.org", .atSign), ("ada lovelace@example.org", .character(" ")),
      ("ada@exa\u{7}.org", .control("\u{7}")),
      ("<ada@example.org>", .character("<")), (".ada@example.org", .localPartDots),
      ("ada.@example.org", .localPartDots),
      ("a..b@example.org", .localPartDots), ("ada@example", .domainWithoutDot("example")),
      ("ada@example..org", .domain("example..org")), ("ada@.org", .domain(".org")),
      ("ada@example.org.", .domain("example.org.")),
      ("ada@-example.org", .domain("-example.org")), ("ada@exam_ple.org", .domain("exam_ple.org")),
      (String(repeating: "x", count: 65) + "@example.org", .localPartTooLong(limit: 64)),
      (
        "a@" + String(repeating: "x", count: 64) + ".org", .domain(String(repeating: "x", count: 64) + ".org")
      ),
      ("a@" + String(repeating: "example.", count: 32) + "org", .tooManyBytes(limit: 254)),
    ] as [(String, AccountProblem.Reason)])
  func refusesAnAddress(text: String, reason: AccountProblem.Reason) {
    #expect(AccountRules.email(text) == AccountProblem(.email, reason))
  }
}
