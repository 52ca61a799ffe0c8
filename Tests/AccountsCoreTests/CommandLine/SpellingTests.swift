import Testing

@testable import AccountsCore

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("list", "list", 0), ("lits", "list", 1), ("lst", "list", 1), ("liist", "list", 1),
    ("", "list", 4), ("list", "", 4), ("kitten", "sitting", 3),
  ])
  func countsTheLettersThatDiffer(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
  }

  @Test(arguments: [
    ("shw", "show"), ("verfiy", "verify"), ("ver", "verify"), ("xyz", nil), ("l", nil), ("", nil),
  ])
  func findsTheNearest(text: String, nearest: String?) {
    #expect(Spelling.nearest(to: text, among: ["show", "verify", "version"], name: \.self) == nearest)
  }
}
