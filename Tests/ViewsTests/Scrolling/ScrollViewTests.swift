import FormlineTesting
import LeakCheck
import TerminalIO
import Testing
import Views

/// A window over more rows than there is room for.
@Suite struct ScrollViewTests {
  @Test func onlyTheRowsInSightAreAskedFor() {
    let numbers = Numbers(1_000_000)
    numbers.height = 3
    #expect(numbers.lines(width: 10).map(\.text) == ["row 0    ▐", "row 1", "row 2"])
    numbers.contentOffset = 500_000
    #expect(numbers.lines(width: 10).map(\.text) == ["row 500000", "row 500001▐", "row 500002"])
    #expect(numbers.asked == [0..<3, 500_000..<500_003])
  }

  @Test func theOffsetIsHeldBetweenTheEnds() {
    let numbers = Numbers(5)
    numbers.height = 3
    _ = numbers.lines(width: 10)
    numbers.contentOffset = 9
    #expect(numbers.contentOffset == 2)
    numbers.contentOffset = -1
    #expect(numbers.contentOffset == 0)
    numbers.contentOffset = 2
    numbers.count = 1
    numbers.setNeedsDisplay()
    #expect(numbers.lines(width: 10).map(\.text) == ["row 0", "", ""])
    #expect(numbers.contentOffset == 0)
  }

  @Test func withoutAHeightAllIsShown() {
    let view = ScrollView()
    view.addSubview(Label("one\ntwo"))
    view.addSubview(Label("three"))
    #expect(view.lines(width: 10).map(\.text) == ["one", "two", "three"])
  }

  @Test func subviewsAreCutAtTheEdges() throws {
    let view = ScrollView()
    let second = Label("three\nfour")
    view.addSubview(Label("one\ntwo"))
    view.addSubview(second)
    view.showsIndicator = false
    view.height = 2
    _ = view.lines(width: 10)
    view.contentOffset = 1
    #expect(view.lines(width: 10).map(\.text) == ["two", "three"])
    let found = try #require(view.view(at: Frame.Position(row: 1, column: 0), width: 10))
    #expect(found.view === second)
    #expect(second.origin(in: view) == Frame.Position(row: 1, column: 0))
  }

  @Test func insetsLetContentOutFromUnderTheEdges() {
    let numbers = Numbers(4)
    numbers.height = 3
    _ = numbers.lines(width: 10)
    numbers.contentInset = EdgeInsets(top: 1, bottom: 1)
    #expect(numbers.contentOffset == -1)
    #expect(numbers.lines(width: 10).map(\.text) == ["         ▐", "row 0", "row 1"])
    numbers.contentOffset = 9
    #expect(numbers.contentOffset == 2)
    #expect(numbers.visibleRows == 3..<4)
    numbers.contentInset = .zero
    #expect(numbers.contentOffset == 1)
  }

  @Test(arguments: [
    (0..<1, 0), (9..<10, 6), (4..<5, 1), (3..<9, 3),
  ])
  func rowsAreBroughtIntoSight(rows: Range<Int>, offset: Int) {
    let numbers = Numbers(10)
    numbers.height = 4
    _ = numbers.lines(width: 10)
    numbers.scrollToVisible(rows: rows)
    #expect(numbers.contentOffset == offset)
  }

  @Test func rowsAreBroughtIntoSightWhenThereIsAHeight() {
    let numbers = Numbers(10)
    numbers.scrollToVisible(rows: 9..<10)
    numbers.height = 2
    #expect(numbers.lines(width: 10).map(\.text) == ["row 8", "row 9    ▐"])
  }

  @Test func keysAndWheelScroll() throws {
    let screen = Screen()
    let numbers = Numbers(20)
    numbers.fillsHeight = true
    screen.addSubview(numbers)
    var offsets: [Int] = []
    let note = Keystroke.perform { offsets.append(numbers.contentOffset) }
    let keys: [Keystroke] = [
      .down, note, .up, note, .pageDown, note, .end, note, .pageUp, note, .home, note, .wheel(2), note,
      .wheel(-1), note,
    ]
    _ = try ScreenBench(screen, rows: 5, keys).session.run()
    #expect(offsets == [1, 0, 4, 15, 11, 0, 6, 3])
  }

  @Test func theFocusedViewIsInSight() throws {
    let screen = Screen()
    let view = ScrollView()
    view.fillsHeight = true
    screen.addSubview(view)
    for name in ["a", "b", "c", "d"] { view.addSubview(Row(name)) }
    let bench = ScreenBench(screen, columns: 8, rows: 2, [.tab, .tab])
    #expect(try bench.picture() == "  b\n> c    ▐")
  }

  @Test func itDies() {
    assertDeallocated {
      let view = ScrollView()
      view.height = 1
      view.addSubview(tracked(Label("one\ntwo")))
      _ = view.lines(width: 10)
      return view
    }
  }
}
