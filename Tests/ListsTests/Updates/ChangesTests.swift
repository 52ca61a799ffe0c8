import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// What a change of the model leaves as it was.
@Suite struct ChangesTests {
  @Test func rowsThatStayAreNotFilledInAgain() throws {
    let bench = AnimatedBench(rows: [1, 2, 3, 4])
    #expect(
      try bench.bench.play([.down, bench.become([2, 3, 5, 4])]) == "› row 2\n  row 3\n  row 5\n  row 4\n\n")
    #expect(bench.configured == [1, 2, 3, 4, 5])
  }

  @Test func aRowThatChangedIsFilledInAgainInItsOwnCell() throws {
    let bench = AnimatedBench(rows: [1, 2, 3])
    let path = IndexPath(row: 1, section: 0)
    var cells: [ListViewCell?] = []
    let look = Keystroke.perform { cells.append(bench.list.cellForRow(at: path)) }
    let change = Keystroke.perform {
      bench.model.accept([Part(model: "A", items: [Item(1), Item(2, "other"), Item(3)])])
    }
    #expect(try bench.bench.play([look, change, look]) == "› row 1\n  other\n  row 3\n\n\n")
    #expect(bench.configured == [1, 2, 3, 2])
    #expect(cells[0] != nil && cells[0] === cells[1])
  }

  @Test func cursorAndSelectionFollowTheirRows() throws {
    let bench = AnimatedBench(rows: [1, 2, 3, 4])
    bench.list.allowsMultipleSelection = true
    let picture = try bench.bench.play([.down, " ", .down, " ", bench.become([3, 9, 1, 2])])
    #expect(picture == "› ✓ row 3\n    row 9\n    row 1\n  ✓ row 2\n\n")
  }

  @Test(
    arguments: [
      ([1, 2, 3], 1, [1, 3], 1), ([1, 2, 3], 2, [1, 2], 1), ([1, 2, 3], 0, [3], 0), ([1, 2, 3], 0, [9], 0),
      ([1, 2, 3], 1, [7, 8, 1, 3], 3),
    ])
  func theCursorOfADeletedRowGoesToTheNextOne(old: [Int], cursor: Int, new: [Int], expected: Int) throws {
    let bench = AnimatedBench(rows: old)
    try bench.bench.play(Array(repeating: .down, count: cursor) + [bench.become(new)])
    #expect(bench.list.focusedIndexPath == IndexPath(row: expected, section: 0))
  }

  @Test func aListWithoutRowsHasNoCursorAndGetsOneAgain() throws {
    let bench = AnimatedBench(rows: [1])
    var cursors: [IndexPath?] = []
    let look = Keystroke.perform { cursors.append(bench.list.focusedIndexPath) }
    try bench.bench.play([bench.become([]), look, bench.become([5, 6]), look])
    #expect(cursors == [nil, IndexPath(row: 0, section: 0)])
  }

  @Test func aSectionThatGoesTakesTheCursorToTheNext() throws {
    let bench = AnimatedBench(
      [
        Part(model: "A", items: [Item(1)]), Part(model: "B", items: [Item(2)]),
        Part(model: "C", items: [Item(3)]),
      ])
    let gone = Keystroke.perform { bench.model.accept([bench.model.value[0], bench.model.value[2]]) }
    #expect(try bench.bench.play([.down, gone]) == "A\n  row 1\nC\n› row 3\n\n")
  }

  @Test func theSameRowsStayInSight() throws {
    let bench = AnimatedBench(rows: Array(0..<20), height: 3)
    let keys: [Keystroke] = Array(repeating: .down, count: 10)
    #expect(
      try bench.bench.play(keys + [bench.become([90, 91] + (0..<20))]) == "  row 8\n  row 9\n› row 10")
    #expect(try bench.bench.play([bench.become(Array(5..<20))]) == "  row 8\n  row 9\n› row 10")
    #expect(try bench.bench.play([bench.become([1] + Array(9..<20))]) == "  row 9\n› row 10\n  row 11")
    #expect(
      try bench.bench.play([bench.become([1, 9, 30, 31, 32, 10, 11])]) == "  row 31\n  row 32\n› row 10")
  }

  @Test func aRowThatMovesAwayTakesTheViewWithItOnlyWithTheCursor() throws {
    let rest = Array(0..<10) + Array(11..<20)
    let bench = AnimatedBench(rows: Array(0..<20), height: 3)
    let keys: [Keystroke] = Array(repeating: .down, count: 10)
    #expect(try bench.bench.play(keys + [bench.become(rest + [10])]) == "  row 18\n  row 19\n› row 10")
    let other = AnimatedBench(rows: Array(0..<20), height: 3)
    #expect(
      try other.bench.play([.wheel(1), other.become(Array(0..<3) + Array(4..<20) + [3])])
        == "  row 4\n  row 5\n  row 6")
  }

  @Test func theBeginningStaysInSight() throws {
    let bench = AnimatedBench(rows: [1, 2, 3, 4], height: 3)
    #expect(try bench.bench.play([.down, bench.become([8, 1, 2, 3, 4])]) == "  row 8\n  row 1\n› row 2")
    #expect(try bench.bench.play([bench.become([9, 8, 1, 2, 3, 4])]) == "  row 8\n  row 1\n› row 2")
  }

  @Test func aPressedRowIsStillTheSameRow() throws {
    let bench = AnimatedBench(rows: [1, 2, 3])
    var selected: [Item] = []
    bench.list.rx.modelSelected(Item.self).subscribe(onNext: { selected.append($0) }).disposed(
      by: bench.bench.bag)
    func mouse(_ action: MouseEvent.Action, _ row: Int) -> Keystroke {
      .press(KeyPress(.mouse(MouseEvent(action, button: 1, row: row, column: 4))))
    }
    try bench.bench.play([mouse(.press, 1), bench.become([9, 1, 2, 3]), mouse(.release, 2)])
    #expect(selected == [Item(2)])
    try bench.bench.play([mouse(.press, 1), bench.become([9, 2, 3]), mouse(.release, 1)])
    #expect(selected == [Item(2)])
  }
}
