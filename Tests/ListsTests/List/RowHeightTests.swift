import FormlineTesting
import Lists
import TestSupport
import TerminalIO
import Testing
import Views

/// Rows of several heights.
@Suite struct RowHeightTests {
  @Test func allRowsCanBeHigher() {
    let list = ListView(Rows(["one"]), height: nil)
    let source = Rows(["one", "two"])
    list.dataSource = source
    list.rowHeight = .fixed(2)
    #expect(list.picture(width: 10) == "  one\n\n  two\n")
  }

  @Test func aDelegateSaysIt() {
    let source = Rows(["a\nb\nc", "d", "e\nf"])
    let delegate = Heights { [2, 0, nil][$0.row] }
    let list = ListView(source)
    list.delegate = delegate
    #expect(list.picture(width: 10) == "  a\n  b\n  d\n  e")
  }

  @Test func orTheCellsThemselves() {
    let source = Rows(["a\nb\nc", "d", "e\nf"])
    let list = ListView(source)
    list.rowHeight = .automatic
    #expect(list.picture(width: 10) == "  a\n  b\n  c\n  d\n  e\n  f")
  }

  @Test func aCutRowShowsItsOtherPart() {
    let source = Rows(["a\nb\nc", "d\ne\nf"])
    let list = ListView(source, height: 3)
    list.rowHeight = .automatic
    _ = list.lines(width: 10)
    list.contentOffset = 2
    #expect(list.picture(width: 10) == "  c\n  d      ▐\n  e")
  }

  @Test func onlyTheRowsAroundThoseInSightAreAskedFor() {
    let source = Rows((0..<100_000).map { "row \($0)" })
    var asked = 0
    let delegate = Heights { _ in
      asked += 1
      return 2
    }
    let list = ListView(source, height: 10)
    list.delegate = delegate
    _ = list.lines(width: 20)
    #expect(asked == 64)
    #expect(source.asked.count == 5)
    list.scrollToRow(at: IndexPath(row: 50_000, section: 0))
    #expect(list.picture(width: 20).hasSuffix("  row 50000\n"))
    #expect(asked <= 3 * 64)
  }

  /// Whichever way it is scrolled, the row above or below is next, though no height is known before it is seen.
  @Test func scrollingBackMeetsTheSameRows() {
    let texts = (0..<1000).map { row in (0...row % 4).map { "\(row).\($0)" }.joined(separator: "\n") }
    let all = texts.flatMap { $0.split(separator: "\n").map(String.init) }
    let source = Rows(texts)
    let list = ListView(source, height: 5)
    list.rowHeight = .automatic
    list.showsIndicator = false
    _ = list.lines(width: 20)
    list.contentOffset = .max
    for back in stride(from: 0, through: all.count - 5, by: 1) {
      let shown = list.lines(width: 20).map { String($0.text.dropFirst(2)) }
      #expect(shown == Array(all[all.count - 5 - back..<all.count - back]))
      list.contentOffset -= 1
    }
    #expect(list.contentOffset == 0)
  }

  /// Nothing is known of the sections between here and there, and yet the row that is gone to is in sight.
  @Test(arguments: 0..<15)
  func theCursorIsInSightWhereverItGoes(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let source = Rows(
      sections: (0..<40).map { section in
        (0..<Int.random(in: 0...6, using: &random)).map { row in
          (0...Int.random(in: 0...3, using: &random)).map { "\(section).\(row).\($0)" }.joined(
            separator: "\n")
        }
      })
    source.headers = (0..<40).map { "Section \($0)" }
    let bench = ListBench(rows: 10)
    bench.list.rowHeight = .automatic
    bench.list.dataSource = source
    let moves: [Keystroke] = [.down, .up, .pageDown, .pageUp, .end, .home]
    let keys = (0..<60).flatMap { _ -> [Keystroke] in
      let jump = Keystroke.perform { [list = bench.list] in
        let paths = source.sections.indices.flatMap { section in
          source.sections[section].indices.map { IndexPath(row: $0, section: section) }
        }
        list.focusedIndexPath = paths.randomElement(using: &random)
      }
      return [
        Int.random(in: 0..<4, using: &random) == 0 ? jump : moves.randomElement(using: &random) ?? .up,
        bench.look { frame in
          let text = frame.lines.first { $0.text.hasPrefix("›") }?.text.dropFirst(2) ?? "nothing"
          let row = bench.list.focusedIndexPath.map { "\($0.section).\($0.row).0" } ?? "?"
          #expect(text.hasPrefix(row))
        },
      ]
    }
    try bench.play(keys)
  }

  @Test func anotherWidthKeepsTheRowAtTheTop() {
    let source = Rows((0..<300).map { "row \($0)" })
    let list = ListView(height: 4, wrapping: source)
    _ = list.lines(width: 20)
    list.scrollToRow(at: IndexPath(row: 203, section: 0))
    #expect(list.picture(width: 20).hasPrefix("  row 200"))
    #expect(list.picture(width: 6).hasPrefix("  row\n  200\n  row"))
    #expect(list.picture(width: 20).hasPrefix("  row 200"))
  }

  @Test func cellsThatWereMeasuredAreUsedAgain() {
    Counted.made = 0
    let source = Rows((0..<500).map { "row \($0)" })
    let list = ListView(source, height: 6)
    list.register(Counted.self, forCellReuseIdentifier: "Cell")
    list.rowHeight = .automatic
    _ = list.lines(width: 20)
    #expect(Counted.made == 6)
  }
}

private final class Counted: ListViewCell {
  static var made = 0
  required init(reuseIdentifier: String?) {
    Self.made += 1
    super.init(reuseIdentifier: reuseIdentifier)
  }
}

private final class Heights: ListViewDelegate {
  private let height: (IndexPath) -> Int?
  init(_ height: @escaping (IndexPath) -> Int?) { self.height = height }
  func listView(_ listView: ListView, heightForRowAt indexPath: IndexPath) -> Int? { height(indexPath) }
}

/// A cell with a word a row where it is narrow.
private final class Wrapping: ListViewCell {
  override func draw(width: Int) -> [Line] {
    guard let text = textLabel?.text else { return [] }
    return width < 8 ? text.split(separator: " ").map { Line(String($0)) } : [Line(text)]
  }
}

extension ListView {
  fileprivate convenience init(height: Int, wrapping source: Rows) {
    self.init(source, height: height)
    register(Wrapping.self, forCellReuseIdentifier: "Cell")
    rowHeight = .automatic
    showsIndicator = false
  }
}
