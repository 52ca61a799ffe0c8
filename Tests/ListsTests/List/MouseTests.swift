import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// What the mouse does.
@Suite struct MouseTests {
  let bench = ListBench(rows: 4)
  let source = Rows(sections: [["a", "b"], (0..<20).map { "row \($0)" }])
  var list: ListView { bench.list }

  init() {
    source.headers = ["A", nil]
    bench.list.dataSource = source
  }

  private func mouse(_ action: MouseEvent.Action, button: Int = 1, row: Int) -> Keystroke {
    .press(KeyPress(.mouse(MouseEvent(action, button: button, row: row, column: 3))))
  }

  private func selected(by keys: [Keystroke]) throws -> [String] {
    var selected: [String] = []
    let subscription = list.rx.itemSelected.subscribe(onNext: { selected.append($0.description) })
    defer { subscription.dispose() }
    try bench.play(keys)
    return selected
  }

  @Test func aClickSelectsItsRowAndMovesTheCursor() throws {
    #expect(try selected(by: [.click(row: 2, column: 3), .click(row: 3, column: 0)]) == ["0.1", "1.0"])
    #expect(list.focusedIndexPath == IndexPath(row: 0, section: 1))
    #expect(list.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
  }

  @Test func aClickOnAHeaderSelectsNothing() throws {
    #expect(try selected(by: [.click(row: 0, column: 3)]) == [])
  }

  @Test func theButtonMustGoUpWhereItWentDown() throws {
    #expect(try selected(by: [mouse(.press, row: 1), mouse(.release, row: 2)]) == [])
    #expect(list.focusedIndexPath == IndexPath(row: 0, section: 0))
    #expect(try selected(by: [mouse(.press, button: 3, row: 1), mouse(.release, button: 3, row: 1)]) == [])
  }

  @Test func theWheelScrollsAndTheCursorStaysWhereItIs() throws {
    #expect(try selected(by: [.wheel(1), .click(row: 0, column: 3)]) == ["1.0"])
    #expect(try bench.play([.wheel(1)]).hasPrefix("  row 3"))
    #expect(list.focusedIndexPath == IndexPath(row: 0, section: 1))
    #expect(try bench.play([.down]).hasPrefix("› row 1"))
  }

  @Test func aTapOnACellIsNoSelection() throws {
    var taps: [String] = []
    let subscription = list.rx.willDisplayCell.subscribe(onNext: { cell, indexPath in
      guard indexPath.section == 0 else { return }
      _ = cell.rx.tap.subscribe(
        onNext: { taps.append("\(indexPath)") }, onCompleted: { taps.append("\(indexPath) completed") })
    })
    let keys: [Keystroke] = [.click(row: 1, column: 3), .click(row: 3, column: 3), .up, .enter]
    #expect(try selected(by: keys) == ["1.0"])
    #expect(taps == ["0.0", "0.1"])
    try bench.play([.end])
    #expect(taps.sorted() == ["0.0", "0.0 completed", "0.1", "0.1 completed"])
    subscription.dispose()
  }
}
