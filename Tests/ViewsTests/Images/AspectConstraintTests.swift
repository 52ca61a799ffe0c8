import TerminalIO
import Testing
import Views

/// How high an image is, by its ratio and the cell's.
@Suite struct AspectConstraintTests {
  @Test(
    arguments: [
      (400, 300, 80, 2.0, 30), (300, 400, 80, 2.0, 53), (1, 1, 80, 2.0, 40), (1, 1, 1, 2.0, 1),
      (10_000, 1, 80, 2.0, 1), (1, 10_000, 20, 2.0, 100_000), (400, 300, 80, 2.5, 24),
      (400, 300, 200, 1.0, 150),
      (3, 2, 20, 2.0, 7),
    ])
  func rowsFollowColumns(width: Int, height: Int, columns: Int, aspect: Double, rows: Int) throws {
    let image = Image(width: width, height: height) { _, _ in Pictures.red }
    let constraint = try #require(AspectConstraint(image))
    #expect(constraint.rows(columns: columns, cellAspect: aspect) == rows)
  }

  @Test(arguments: [(400, 300, 30, 80), (300, 400, 10, 15), (1, 1, 1, 2), (1, 10_000, 10, 1)])
  func columnsFollowRows(width: Int, height: Int, rows: Int, columns: Int) throws {
    let image = Image(width: width, height: height) { _, _ in Pictures.red }
    #expect(try #require(AspectConstraint(image)).columns(rows: rows, cellAspect: 2) == columns)
  }

  @Test(arguments: [(0, 0), (5, 0), (0, 5)]) func noSizeIsNoRatio(width: Int, height: Int) {
    #expect(AspectConstraint(Image(width: width, height: height) { _, _ in Pictures.red }) == nil)
  }
}
