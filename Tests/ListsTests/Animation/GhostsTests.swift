import TerminalIO
import Testing

@testable import Lists

@Suite struct GhostsTests {
  private let ghosts = Ghosts([
    Ghosts.Ghost(above: 5, lines: [Line("c"), Line("d")]), Ghosts.Ghost(above: 3, lines: [Line("a")]),
    Ghosts.Ghost(above: 3, lines: [Line("b")]),
  ])

  @Test func theyStandBetweenTheRowsInTheirOrder() {
    let lines = (3..<7).map { Line("\($0)") }
    #expect(ghosts.height == 4)
    #expect(ghosts.inserted(into: lines, first: 3).map(\.text) == ["a", "b", "3", "4", "c", "d", "5", "6"])
    #expect(ghosts.inserted(into: [], first: 3).map(\.text) == ["a", "b", "c", "d"])
  }

  @Test func rowsAreFoundAroundThem() {
    #expect((0..<12).map(ghosts.contentRow(at:)) == [0, 1, 2, nil, nil, 3, 4, nil, nil, 5, 6, 7])
    #expect((0..<7).map(ghosts.row(ofContentRow:)) == [0, 1, 2, 5, 6, 9, 10])
  }
}
