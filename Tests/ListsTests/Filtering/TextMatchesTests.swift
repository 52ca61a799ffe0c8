@testable import Lists
import Testing

@Suite struct TextMatchesTests {
  @Test(arguments: [0, 1, 63, 64, 65, 511, 512, 513, 5_000], [1, 2, 3, 64, 700])
  func positionsAndRowsAreThoseOfAnArray(rows: Int, every: Int) {
    let wanted = (0..<rows).filter { $0 % every == 0 || $0 % 512 == 511 }
    let matches = TextMatches(rows: rows) { insert in for row in wanted { insert(row) } }
    #expect(Array(matches) == wanted)
    #expect(matches.indices.map { matches[$0] } == wanted)
    #expect(matches.count == wanted.count && matches.isEmpty == wanted.isEmpty)
    for row in stride(from: 0, to: rows, by: 37) {
      #expect(matches.contains(row) == wanted.contains(row))
      #expect(matches.count(in: row / 2..<row) == wanted.count { (row / 2..<row).contains($0) })
    }
    #expect(matches.count(in: 0..<rows) == wanted.count)
    #expect(!matches.contains(rows + 100))
  }

  @Test(arguments: [0, 1, 64, 130, 512, 1_025])
  func allRowsAreAllRows(rows: Int) {
    #expect(Array(TextMatches(rows: rows, all: true)) == Array(0..<rows))
    #expect(
      TextMatches(rows: rows, all: true) == TextMatches(rows: rows) { insert in (0..<rows).forEach(insert) })
    #expect(TextMatches(rows: rows, all: false).isEmpty)
  }
}
