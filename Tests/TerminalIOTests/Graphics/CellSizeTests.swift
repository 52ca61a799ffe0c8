import Testing

@testable import TerminalIO

@Suite struct CellSizeTests {
  @Test(
    arguments: [
      (80, 24, 800, 480, 10, 20), (80, 24, 640, 384, 8, 16), (80, 24, 805, 500, 10, 20),
      // Nothing told, nonsense told.
      (80, 24, 0, 0, 10, 20), (0, 0, 800, 480, 10, 20), (80, 24, 8000, 24, 10, 20), (80, 24, 80, 480, 10, 20),
    ])
  func isToldOrUsual(columns: Int, rows: Int, width: Int, height: Int, cellWidth: Int, cellHeight: Int) {
    #expect(
      CellSize(columns: columns, rows: rows, width: width, height: height)
        == CellSize(width: cellWidth, height: cellHeight))
  }

  @Test func theAspectIsTheHeightByTheWidth() {
    #expect(CellSize.usual.aspect == 2)
    #expect(CellSize(width: 8, height: 18).aspect == 2.25)
    #expect(CellSize(width: 0, height: -3) == CellSize(width: 1, height: 1))
  }

  @Test func whatIsNoTerminalHasTheUsualOne() {
    #expect(CellSize(ofTerminal: -1) == .usual)
  }
}
