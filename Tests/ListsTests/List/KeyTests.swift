import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// What the keys do.
@Suite struct KeyTests {
  private func cursor(after keys: [Keystroke], rows: Int = 20, height: Int = 5) throws -> IndexPath? {
    let bench = ListBench(rows: height)
    bench.show(BehaviorRelay(value: (0..<rows).map { "row \($0)" }))
    try bench.play(keys)
    return bench.list.focusedIndexPath
  }

  @Test(
    arguments: [
      ([], 0), ([.down], 1), (["j"], 1), ([.down, .down, .up], 1), (["jjk"], 1), ([.up], 0), ([.end], 19),
      ([.end, .down], 19), ([.end, .home], 0), ([.pageDown], 4), ([.pageDown, .pageDown], 8),
      ([.end, .pageUp], 15), ([.down, .pageUp], 0),
      ([.pageDown, .pageDown, .pageDown, .pageDown, .pageDown], 19),
    ] as [([Stroke], Int)])
  func theCursorGoes(keys: [Stroke], row: Int) throws {
    #expect(try cursor(after: keys.flatMap(\.keystrokes)) == IndexPath(row: row, section: 0))
  }

  @Test func aListWithoutRowsHasNoCursor() throws {
    #expect(try cursor(after: [.down, .up, .home, .end, .pageUp, .pageDown, .enter, "d "], rows: 0) == nil)
  }

  @Test func theCursorStaysInSightWithItsHeader() throws {
    let bench = ListBench(columns: 12, rows: 3)
    let source = Rows(sections: [["a", "b", "c"], [], ["d", "e"]])
    source.headers = ["A", "B", "D"]
    bench.list.dataSource = source
    bench.list.showsIndicator = false
    #expect(try bench.play([.down, .down]) == "  a\n  b\n› c")
    #expect(try bench.play([.down]) == "B\nD\n› d")
    #expect(try bench.play([.up, .up, .up, .up]) == "A\n› a\n  b")
    #expect(try bench.play([.end]) == "D\n  d\n› e")
  }

  @Test func aPageEndsOnARowNotOnAHeader() throws {
    let bench = ListBench(columns: 12, rows: 3)
    let source = Rows(sections: [["a", "b"], ["c", "d"], ["e"]])
    source.headers = ["A", "C", "E"]
    source.footers = [nil, "end"]
    bench.list.dataSource = source
    var cursors: [IndexPath?] = []
    let note = Keystroke.perform { cursors.append(bench.list.focusedIndexPath) }
    try bench.play([.pageDown, note, .pageDown, note, .pageDown, note, .pageUp, note, .pageUp, note])
    #expect(cursors.map { $0?.description } == ["1.0", "2.0", "2.0", "1.1", "0.1"])
  }

  @Test func keysThatMeanNothingHereGoOn() throws {
    final class Holder: Screen {
      var keys: [KeyPress.Key] = []
      override func keyDown(_ key: KeyPress) -> Bool {
        keys.append(key.key)
        return true
      }
    }
    let list = ListView()
    let holder = Holder()
    holder.addSubview(list)
    let source = Rows(["one"])
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    list.dataSource = source
    #expect(list.becomeFocused())
    for key in [KeyPress.Key.scalar("x"), .up, .down, .scalar("d"), .escape]
    where !list.keyDown(KeyPress(key)) {
      _ = holder.keyDown(KeyPress(key))
    }
    #expect(holder.keys == [.scalar("x"), .up, .down, .scalar("d"), .escape])
    #expect(!list.keyDown(KeyPress(.scalar("j"), .alt)))
  }
}

/// A keystroke that an argument can be.
enum Stroke: ExpressibleByStringLiteral {
  case text(String)
  case up, down, home, end, pageUp, pageDown, enter, delete
  init(stringLiteral text: String) { self = .text(text) }

  var keystrokes: [Keystroke] {
    switch self {
    case .text(let text): [.text(text)]
    case .up: [.up]
    case .down: [.down]
    case .home: [.home]
    case .end: [.end]
    case .pageUp: [.pageUp]
    case .pageDown: [.pageDown]
    case .enter: [.enter]
    case .delete: [.delete]
    }
  }
}
