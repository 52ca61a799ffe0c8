import Testing

@testable import AccountsCore

@Suite struct JSONTextTests {
  @Test(arguments: [
    ("Ada Lovelace", "\"Ada Lovelace\""), ("a\"b\\c/d", "\"a\\\"b\\\\c/d\""),
    ("a\tb\nc\rd", "\"a\\tb\\nc\\rd\""),
    ("\r\n", "\"\\r\\n\""), ("\0\u{1B}", "\"\\u0000\\u001b\""), ("\u{7F}\u{9B}", "\"\\u007f\\u009b\""),
    ("\u{2028}\u{2029}\u{202E}", "\"\\u2028\\u2029\\u202e\""), ("é日👩‍💻", "\"é日👩‍💻\""), ("", "\"\""),
  ])
  func quotesText(text: String, json: String) {
    #expect(JSONText.quoted(text) == json)
  }
}
