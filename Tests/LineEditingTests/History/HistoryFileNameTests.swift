import Testing

@testable import LineEditing

@Suite struct HistoryFileNameTests {
  @Test(arguments: [
    ("name", "name.history"), ("e-mail_2", "e-mail_2.history"), ("", "%.history"),
    ("../x", "%2E%2E%2Fx.history"),
    (".lock", "%2Elock.history"), ("名", "%E5%90%8D.history"), ("a b\n", "a%20b%0A.history"),
  ])
  func namesStayInTheFolder(field: String, name: String) {
    #expect(HistoryFileName.name(ofField: field) == name)
  }

  @Test func longNamesDifferAndFit() {
    let first = HistoryFileName.name(ofField: String(repeating: "名", count: 200) + "a")
    let second = HistoryFileName.name(ofField: String(repeating: "名", count: 200) + "b")
    #expect(first != second)
    #expect(first.utf8.count <= 255)
  }
}
