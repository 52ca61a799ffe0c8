import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// Whole frames, wide and narrow.
@Suite struct ListViewTests {
  @Test func rowsStandBelowOneAnother() throws {
    let bench = ListBench(rows: 4)
    bench.show(BehaviorRelay(value: ["one", "two", "three"]))
    #expect(try bench.play([]) == "› one\n  two\n  three\n")
  }

  /// 日 takes two cells, the accents that combine take none, the family takes two.
  @Test(
    arguments: [
      (20, "› 日本語のアカウン…\n  E\u{301}e\u{301} é é combining…\n  👨‍👩‍👧 family of fou…"),
      (80, "› 日本語のアカウント名前\n  E\u{301}e\u{301} é é combining text\n  👨‍👩‍👧 family of fourteen"),
      (200, "› 日本語のアカウント名前\n  E\u{301}e\u{301} é é combining text\n  👨‍👩‍👧 family of fourteen"),
    ])
  func textIsCutAtTheRightCell(columns: Int, picture: String) throws {
    let bench = ListBench(columns: columns, rows: 3)
    bench.show(
      BehaviorRelay(value: [
        "日本語のアカウント名前", "E\u{301}e\u{301} é é combining text", "👨‍👩‍👧 family of fourteen",
      ]))
    #expect(try bench.play([]) == picture)
  }

  @Test(arguments: [20, 80, 200])
  func theRowOfTheCursorIsMarkedOverItsWholeWidth(columns: Int) throws {
    let bench = ListBench(columns: columns, rows: 2)
    bench.show(BehaviorRelay(value: ["日本語", "two"]))
    try bench.play([])
    let line = try #require(bench.frame.lines.first)
    #expect(displayWidth(of: line.text) == columns - 1)
    #expect(line.spans.allSatisfy { $0.style.attributes == .reverse })
    #expect(bench.frame.lines.last == Line([Span("  "), Span("two")]))
  }

  @Test func aListWithoutAHeightIsAsHighAsItsContent() {
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    let source = Rows(["one", "two", "three"])
    list.dataSource = source
    #expect(list.picture(width: 10) == "  one\n  two\n  three")
  }

  @Test func theIndicatorShowsWhichPartIsInSight() throws {
    let bench = ListBench(columns: 10, rows: 4)
    bench.show(BehaviorRelay(value: (0..<8).map { "row \($0)" }))
    #expect(
      try bench.play([]) == "› row 0  ▐\n  row 1  ▐\n  row 2\n  row 3")
    #expect(
      try bench.play([.end]) == "  row 4\n  row 5\n  row 6  ▐\n› row 7  ▐")
  }

  @Test func aListInAColumnTooNarrowForAnythingIsThereAllTheSame() {
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    let source = Rows(["日本語"])
    list.dataSource = source
    for width in 0...5 {
      let rows = list.lines(width: width)
      #expect(rows.count == 1)
      #expect(rows.allSatisfy { displayWidth(of: $0.text) <= width })
    }
  }

  @Test func theDataSourceIsWeakAndItsRowsGoWithIt() {
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    var source: Rows? = Rows(["one"])
    list.dataSource = source
    #expect(list.picture(width: 10) == "  one")
    source = nil
    #expect(list.dataSource == nil)
    list.setNeedsDisplay()
    #expect(list.picture(width: 10).isEmpty)
    #expect(list.visibleCells.isEmpty)
  }

  @Test func marksAndStylesCanBeOthers() throws {
    let bench = ListBench(rows: 2)
    bench.show(BehaviorRelay(value: ["one", "two"]))
    bench.list.look.cursorMark = "日 "
    #expect(try bench.play([.down]) == "   one\n日 two")
    bench.list.look.cursorMark = ""
    #expect(try bench.play([]) == "one\ntwo")
  }
}
