@testable import Differences
import Testing

@Suite struct IndexPathSetTests {
  private let paths = IndexPathSet(ascending: [
    IndexPathSet.Run(section: 0, rows: 1..<3), IndexPathSet.Run(section: 0, rows: 3..<4),
    IndexPathSet.Run(section: 0, rows: 6..<7), IndexPathSet.Run(section: 2, rows: 7..<9),
  ])

  @Test func runsThatTouchAreOne() {
    #expect(paths.runs.map(\.rows) == [1..<4, 6..<7, 7..<9])
    #expect(IndexPathSet(ascending: [IndexPathSet.Run(section: 0, rows: 4..<4)]).runs.isEmpty)
  }

  @Test func pathsAscendAndDescend() {
    #expect(paths.description == "[0.1, 0.2, 0.3, 0.6, 2.7, 2.8]")
    #expect(paths.reversed().map(\.description) == ["2.8", "2.7", "0.6", "0.3", "0.2", "0.1"])
    #expect(paths.count == 6 && paths.first?.row == 1 && paths.last?.row == 8)
  }

  @Test func containsWhatItHolds() {
    for section in 0..<4 {
      for row in 0..<12 {
        let path = IndexPath(row: row, section: section)
        #expect(paths.contains(path) == Array(paths).contains(path))
      }
    }
    #expect(!IndexPathSet().contains(IndexPath(row: 0, section: 0)))
  }
}
