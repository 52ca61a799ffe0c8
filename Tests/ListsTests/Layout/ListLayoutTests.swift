import Differences
import TestSupport
import Testing

@testable import Lists

@Suite struct ListLayoutTests {
  @Test func headersRowsAndFootersStandBelowOneAnother() {
    let layout = ListLayout([
      SectionHeights(header: 1, rowCount: 2, footer: 1), SectionHeights(header: 2, rowCount: 0),
      SectionHeights(rowCount: 1),
    ])
    #expect(layout.height == 7)
    #expect(
      layout.parts(in: 0..<7) == [
        PlacedPart(part: .header(section: 0), rows: 0..<1),
        PlacedPart(part: .row(IndexPath(row: 0, section: 0)), rows: 1..<2),
        PlacedPart(part: .row(IndexPath(row: 1, section: 0)), rows: 2..<3),
        PlacedPart(part: .footer(section: 0), rows: 3..<4),
        PlacedPart(part: .header(section: 1), rows: 4..<6),
        PlacedPart(part: .row(IndexPath(row: 0, section: 2)), rows: 6..<7),
      ])
    #expect(layout.part(at: 5) == PlacedPart(part: .header(section: 1), rows: 4..<6))
    #expect(layout.part(at: 7) == nil)
    #expect(layout.part(at: -1) == nil)
  }

  @Test func aMillionRowsOfOneHeightAreArithmetic() {
    let layout = ListLayout([SectionHeights(header: 1, rowCount: 1_000_000)], rowHeight: 2)
    #expect(layout.height == 2_000_001)
    #expect(layout.rows(of: .row(IndexPath(row: 999_999, section: 0))) == 1_999_999..<2_000_001)
    #expect(layout.part(at: 1_000_001)?.part == .row(IndexPath(row: 500_000, section: 0)))
    #expect(layout.unmeasuredRows(in: 0..<2_000_001) == nil)
  }

  @Test func onlyWhatIsLookedAtIsMeasured() throws {
    var layout = ListLayout([SectionHeights(header: 1, rowCount: 200, footer: 1)], isUniform: false)
    #expect(layout.height == 202)
    let first = try #require(layout.unmeasuredRows(in: 0..<10))
    #expect(first.rows == 0..<64)
    #expect(layout.measure(first, heights: Array(repeating: 3, count: 64), shown: 10) == (0, 128))
    #expect(layout.height == 330)
    #expect(layout.unmeasuredRows(in: 0..<193) == nil)
    #expect(layout.unmeasuredRows(in: 0..<194)?.rows == 64..<128)
    #expect(layout.rows(of: .row(IndexPath(row: 63, section: 0))) == 190..<193)
    #expect(layout.rows(of: .row(IndexPath(row: 64, section: 0))) == 193..<194)
    let last = try #require(layout.unmeasuredRows(around: IndexPath(row: 199, section: 0)))
    #expect(last.rows == 192..<200)
    #expect(layout.measure(last, heights: Array(repeating: 2, count: 8), shown: 10) == (321, 8))
    #expect(layout.rows(of: .footer(section: 0)) == 337..<338)
    #expect(layout.part(at: 336)?.part == .row(IndexPath(row: 199, section: 0)))
  }

  @Test func theOldestMeasuresAreForgottenAndTakenAgain() throws {
    var layout = ListLayout([SectionHeights(rowCount: 64 * 200)], isUniform: false)
    for chunk in 0..<200 {
      let rows = try #require(layout.unmeasuredRows(around: IndexPath(row: chunk * 64, section: 0)))
      #expect(layout.measure(rows, heights: Array(repeating: 2, count: 64), shown: 10).growth == 64)
    }
    #expect(layout.height == 64 * 400)
    let again = try #require(layout.unmeasuredRows(around: IndexPath(row: 0, section: 0)))
    #expect(layout.measure(again, heights: Array(repeating: 2, count: 64), shown: 10) == (0, 0))
    #expect(layout.unmeasuredRows(around: IndexPath(row: 64 * 199, section: 0)) == nil)
  }

  @Test(arguments: 0..<200)
  func placesAgreeWithAPlainWalk(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      SectionHeights(
        header: .random(in: 0...2, using: &random), rowCount: .random(in: 0...150, using: &random),
        footer: .random(in: 0...1, using: &random))
    }
    let isUniform = seed.isMultiple(of: 3)
    let heights = sections.map { section in
      (0..<section.rowCount).map { _ in isUniform ? 2 : Int.random(in: 1...4, using: &random) }
    }
    var layout = ListLayout(sections, rowHeight: 2, isUniform: isUniform)
    while let rows = layout.unmeasuredRows(in: 0..<layout.height) {
      _ = layout.measure(rows, heights: Array(heights[rows.section][rows.rows]), shown: 10)
    }
    var walk: [PlacedPart] = []
    func place(_ part: ListPart, _ height: Int) {
      let top = walk.last?.rows.upperBound ?? 0
      walk.append(PlacedPart(part: part, rows: top..<top + height))
    }
    for (number, section) in sections.enumerated() {
      place(.header(section: number), section.header)
      for row in 0..<section.rowCount {
        place(.row(IndexPath(row: row, section: number)), heights[number][row])
      }
      place(.footer(section: number), section.footer)
    }
    for place in walk { #expect(layout.rows(of: place.part) == place.rows) }
    let height = walk.last?.rows.upperBound ?? 0
    #expect(layout.height == height)
    for _ in 0..<20 {
      let top = Int.random(in: -2...height, using: &random)
      let range = top..<top + Int.random(in: 1...30, using: &random)
      #expect(layout.parts(in: range) == walk.filter { $0.rows.overlaps(range) })
    }
  }
}
