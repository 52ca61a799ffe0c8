import AccountsCore
import Testing

@Suite struct AccountKeyTests {
  @Test(arguments: [
    ("Ada", "aDA"), ("JOSÉ", "jose\u{301}"), ("straße", "STRASSE"), ("ẞ", "ss"), ("ΣΊΣΥΦΟΣ", "σίσυφος"),
    ("Ｗｉｄｅ", "ｗＩＤＥ"), ("Дарья", "дАРЬЯ"), ("\u{212B}ngström", "Ångström"),
  ])
  func namesThatDifferInCaseOnlyHaveOneKey(left: String, right: String) {
    #expect(AccountKey(left) == AccountKey(right))
    #expect(Array(AccountKey(left).text.utf8) == Array(AccountKey(right).text.utf8))
  }

  @Test(arguments: [("ada", "adb"), ("e", "é"), ("日本", "日本語"), ("Ａ", "A")])
  func otherNamesHaveOther(left: String, right: String) {
    #expect(AccountKey(left) != AccountKey(right))
  }

  @Test(arguments: ["Ada", "ẞ", "İ", "ΐ", "ﬃ", "e\u{301}\u{323}"])
  func aKeyIsItsOwnKey(name: String) {
    let key = AccountKey(name)
    #expect(AccountKey(key.text) == key)
  }
}
