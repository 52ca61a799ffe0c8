import Testing

@testable import TerminalIO

/// The text that stands for a part of an image, by the tables that every frame is measured with.
@Suite struct KittyPlaceholderTests {
  @Test func thereAreAsManyMarksAsTheProtocolHas() {
    #expect(KittyPlaceholder.limit == 297)
    #expect(KittyGraphics.longestSide == 297)
  }

  @Test(
    arguments: [
      (0, 0, [0x10EEEE, 0x305, 0x305]), (1, 0, [0x10EEEE, 0x30D, 0x305]), (0, 1, [0x10EEEE, 0x305, 0x30D]),
      (296, 100, [0x10EEEE, 0x1D244, 0x7EB]), (59, 60, [0x10EEEE, 0x615, 0x616]),
    ] as [(Int, Int, [UInt32])])
  func itSaysRowAndColumn(row: Int, column: Int, scalars: [UInt32]) {
    #expect(KittyPlaceholder.cell(row: row, column: column).unicodeScalars.map(\.value) == scalars)
  }

  @Test func everyOneIsOneCellAndIsSentAsItIs() {
    for index in 0..<KittyPlaceholder.limit {
      let cell = KittyPlaceholder.cell(row: index, column: KittyPlaceholder.limit - 1 - index)
      #expect(cell.count == 1)
      #expect(displayWidth(of: cell) == 1)
      #expect(escaped(cell) == cell)
    }
  }

  @Test func aRowOfThemIsPaintedFromAnyCellOn() {
    let cells = (0..<5).map { KittyPlaceholder.cell(row: 2, column: $0) }
    let style = Style(foreground: .rgb(1, 2, 3))
    let whole = PaintedRow(Line(cells.joined(), style), columns: 80, depth: .trueColor)
    #expect(whole.width == 5)
    #expect(whole.doubts.isEmpty)
    #expect(whole.bytes == Array(cells.joined().utf8))
    let other = PaintedRow(
      Line(cells[..<3].joined() + KittyPlaceholder.cell(row: 3, column: 3) + cells[4], style), columns: 80,
      depth: .trueColor)
    let from = whole.firstDifference(from: other)
    #expect(from == cells[..<3].joined().utf8.count)
    #expect(from.map(whole.cell) == 3)
    #expect(PaintedRow(Line(cells.joined(), style), columns: 3, depth: .trueColor).width == 3)
  }
}
