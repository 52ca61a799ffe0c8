import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// Selection (S6).
@Suite struct SelectionTests {
  let bench = ListBench(rows: 3)
  let rows = BehaviorRelay(value: ["one", "two", "three"])
  var list: ListView { bench.list }

  init() { bench.show(rows) }

  private func told(_ keys: [Keystroke]) throws -> [String] {
    var told: [String] = []
    let bag = DisposeBag()
    list.rx.itemSelected.subscribe(onNext: { told.append("+\($0)") }).disposed(by: bag)
    list.rx.itemDeselected.subscribe(onNext: { told.append("-\($0)") }).disposed(by: bag)
    list.rx.modelSelected(String.self).subscribe(onNext: { told.append("+\($0)") }).disposed(by: bag)
    list.rx.modelDeselected(String.self).subscribe(onNext: { told.append("-\($0)") }).disposed(by: bag)
    list.rx.modelSelected(Int.self).subscribe(onNext: { told.append("number \($0)") }).disposed(by: bag)
    try bench.play(keys)
    return told
  }

  @Test(arguments: [[Stroke.down, .enter, .down, .text(" ")], [.down, .text(" "), .text("j"), .enter]])
  func enterAndSpaceSelectOneRow(keys: [Stroke]) throws {
    #expect(
      try told(keys.flatMap(\.keystrokes)) == ["+0.1", "+two", "-0.1", "-two", "+0.2", "+three"])
    #expect(list.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(bench.frame.lines.map { $0.spans.last?.style.attributes } == [[], [], [.underline, .reverse]])
  }

  @Test func aSelectedRowIsToldAgain() throws {
    #expect(try told([.enter, .enter]) == ["+0.0", "+one", "+0.0", "+one"])
  }

  @Test func severalRowsAreSelectedAndTakenOutAgain() throws {
    list.allowsMultipleSelection = true
    #expect(
      try told([.enter, .down, .down, " ", .up, " ", " "])
        == ["+0.0", "+one", "+0.2", "+three", "+0.1", "+two", "-0.1", "-two"])
    #expect(try bench.play([]) == "  ✓ one\n›   two\n  ✓ three")
    list.allowsMultipleSelection = false
    #expect(try bench.play([]) == "  one\n› two\n  three")
    #expect(list.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func theProgramSelectsInSilence() throws {
    let second = IndexPath(row: 1, section: 0)
    let told = try told([
      .perform { [list] in
        list.selectRow(at: second)
        #expect(list.cellForRow(at: second)?.isSelected == true)
        list.selectRow(at: IndexPath(row: 3, section: 0))
      }
    ])
    #expect(told == [])
    #expect(list.indexPathForSelectedRow == second)
    list.deselectRow(at: second)
    #expect(list.indexPathForSelectedRow == nil)
    #expect(list.cellForRow(at: second)?.isSelected == false)
  }

  @Test func whoHearsOfASelectionTakesItBackAndFindsTheCell() throws {
    var texts: [String?] = []
    list.rx.itemSelected
      .subscribe(onNext: { [list] indexPath in
        list.deselectRow(at: indexPath)
        texts.append(list.cellForRow(at: indexPath)?.textLabel?.text)
      })
      .disposed(by: bench.bag)
    try bench.play([.down, .enter])
    #expect(texts == ["two"])
    #expect(list.indexPathsForSelectedRows.isEmpty)
    #expect(list.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func theModelIsThatOfTheSelectionWhoeverChangesItFirst() throws {
    list.rx.itemSelected.subscribe(onNext: { [rows] _ in rows.accept(["other"]) }).disposed(by: bench.bag)
    #expect(try told([.down, .enter]) == ["+0.1", "+two"])
  }

  @Test func aDelegateHearsTheSame() throws {
    final class Delegate: ListViewDelegate {
      var told: [String] = []
      func listView(_ listView: ListView, didSelectRowAt indexPath: IndexPath) {
        told.append("+\(indexPath)")
      }
      func listView(_ listView: ListView, didDeselectRowAt indexPath: IndexPath) {
        told.append("-\(indexPath)")
      }
    }
    let delegate = Delegate()
    let binding = list.rx.setDelegate(delegate)
    try bench.play([.enter, .down, .enter])
    #expect(delegate.told == ["+0.0", "-0.0", "+0.1"])
    binding.dispose()
    #expect(list.delegate == nil)
  }

  @Test func aListThatAllowsNoSelectionHasNone() throws {
    list.allowsSelection = false
    #expect(try told([.enter, " ", .click(row: 1, column: 3)]) == [])
    #expect(list.indexPathsForSelectedRows.isEmpty)
  }
}
