import Testing

@testable import LineEditing

@Suite struct HistoryWalkTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func followsWhereTheLineCameFrom() {
    var walk = HistoryWalk()
    func moved(_ old: String, _ new: String, _ age: Int, _ entry: String) -> Bool {
      walk.update(from: scalars(old), to: scalars(new), current: (age, entry))
    }
    #expect([moved("dr", "second", 1, "second"), moved("second", "first", 2, "first")] == [true, true])
    #expect(walk.age == 2)
    // Editing what was recalled, and a search that found nothing.
    #expect(
      [moved("first", "firstX", 2, "first"), moved("firstX", "firstX", 3, "zeroth")] == [false, false])
    #expect(walk.age == 2)
    let isBack = moved("firstX", "dr", 2, "first")
    #expect(isBack)
    #expect(walk.age == 0)
  }
}
