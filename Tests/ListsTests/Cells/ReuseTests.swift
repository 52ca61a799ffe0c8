import FormlineTesting
import LeakCheck
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// Cells for what is in sight, used again (S19).
@Suite(.serialized) struct ReuseTests {
  @Test func aMillionRowsHaveAScreenfulOfCells() throws {
    Noting.made = 0
    let bench = ListBench(rows: 10)
    bench.list.register(Noting.self, forCellReuseIdentifier: "Cell")
    Observable.just(Array(repeating: "row", count: 1_000_000))
      .bind(to: bench.list.rx.items(cellIdentifier: "Cell", cellType: Noting.self)) { row, item, cell in
        cell.textLabel?.text = "\(item) \(row)"
      }
      .disposed(by: bench.bag)
    let page: [Keystroke] = Array(repeating: .pageDown, count: 50)
    try bench.play(page + [.end, .pageUp, .home, .wheel(3)])
    #expect(Noting.made == 10)
    #expect(bench.list.visibleCells.count == 10)
    #expect(try bench.play([.end]).hasSuffix("› row 999999       ▐"))
  }

  @Test func aCellIsPreparedForReuseWhenItGoesOutOfSight() throws {
    Noting.made = 0
    let source = Rows((0..<10).map { "row \($0)" })
    let list = ListView(source, height: 3)
    list.register(Noting.self, forCellReuseIdentifier: "Cell")
    _ = list.lines(width: 20)
    let first = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)) as? Noting)
    var taps: [String] = []
    _ = first.rx.tapGesture.subscribe(
      onNext: { taps.append("tap") }, onCompleted: { taps.append("completed") })
    first.tap()
    list.contentOffset = 1
    _ = list.lines(width: 20)
    #expect(first.prepared == 1)
    #expect(taps == ["tap", "completed"])
    #expect(first.gestureRecognizers.isEmpty)
    let shown = list.visibleCells
    #expect(shown.count == 3 && shown.last === first)
    #expect(list.indexPath(for: first) == IndexPath(row: 3, section: 0))
    #expect(Noting.made == 3)
  }

  @Test func aReloadMeasuresEachRowInTheCellThatShowsIt() {
    let source = Rows(["one", "two", "three"])
    let list = ListView(source, height: 3)
    list.rowHeight = .automatic
    _ = list.lines(width: 20)
    let cells = list.visibleCells
    list.reloadData()
    #expect(list.picture(width: 20) == "  one\n  two\n  three")
    #expect(zip(cells, list.visibleCells).allSatisfy { $0 === $1 })
  }

  @Test func aReloadFillsEachCellInForItsRowAgainAndDrawsOnlyWhatChanged() throws {
    let source = Rows(["one", "two", "three"])
    let list = ListView(source, height: 3)
    list.register(Noting.self, forCellReuseIdentifier: "Cell")
    _ = list.lines(width: 20)
    let cells = list.visibleCells.compactMap { $0 as? Noting }
    source.sections = [["one", "other", "three"]]
    list.reloadData()
    #expect(list.picture(width: 20) == "  one\n  other\n  three")
    #expect(zip(cells, list.visibleCells).allSatisfy { $0 === $1 })
    #expect(cells.map(\.drawings) == [1, 2, 1])
    #expect(cells.map(\.prepared) == [1, 1, 1])
  }

  @Test func cellsOfSeveralKindsAreKeptApart() {
    final class Kinds: ListViewDataSource {
      func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int { 20 }
      func listView(_ listView: ListView, cellForRowAt indexPath: IndexPath) -> ListViewCell {
        let kind = indexPath.row.isMultiple(of: 2) ? "Even" : "Odd"
        let cell = listView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
        #expect(cell.reuseIdentifier == kind)
        cell.textLabel?.text = "\(kind) \(indexPath.row)"
        return cell
      }
    }
    let source = Kinds()
    let list = ListView(source, height: 3)
    list.register(Noting.self, forCellReuseIdentifier: "Even")
    list.register(ListViewCell.self, forCellReuseIdentifier: "Odd")
    list.showsIndicator = false
    for offset in [0, 1, 7, 17, 2] {
      list.contentOffset = offset
      #expect(list.lines(width: 20).first?.text.hasSuffix(" \(offset)") == true)
    }
    list.register(nil, forCellReuseIdentifier: "Odd")
    #expect(list.dequeueReusableCell(withIdentifier: "Never") == nil)
  }

  @Test func whenTheViewShrinksTheCellsBeyondAFewAreLetGo() {
    let source = Rows((0..<100).map { "row \($0)" })
    let list = ListView(source, height: 50)
    Noting.alive = 0
    list.register(Noting.self, forCellReuseIdentifier: "Cell")
    _ = list.lines(width: 20)
    #expect(Noting.alive == 50)
    list.height = 2
    _ = list.lines(width: 20)
    #expect(Noting.alive == 6)
  }

  @Test func aDelegateHearsOfCellsComingAndGoing() {
    final class Delegate: ListViewDelegate {
      var told: [String] = []
      func listView(_ listView: ListView, willDisplay cell: ListViewCell, forRowAt indexPath: IndexPath) {
        told.append("+\(indexPath.row)")
      }
      func listView(_ listView: ListView, didEndDisplaying cell: ListViewCell, forRowAt indexPath: IndexPath)
      {
        told.append("-\(indexPath.row)")
      }
    }
    let source = Rows(["one", "two", "three"])
    let delegate = Delegate()
    let list = ListView(source, height: 2)
    list.delegate = delegate
    var events: [String] = []
    _ = list.rx.willDisplayCell.subscribe(onNext: { events.append("+\($0.indexPath.row)") })
    _ = list.rx.didEndDisplayingCell.subscribe(onNext: { events.append("-\($0.indexPath.row)") })
    _ = list.lines(width: 10)
    list.contentOffset = 1
    _ = list.lines(width: 10)
    #expect(delegate.told == ["+0", "+1", "-0", "+2"])
    #expect(events == delegate.told)
  }
}

/// A cell that notes what is done to it.
private final class Noting: ListViewCell {
  static var made = 0
  static var alive = 0
  var prepared = 0
  var drawings = 0

  required init(reuseIdentifier: String?) {
    Self.made += 1
    Self.alive += 1
    super.init(reuseIdentifier: reuseIdentifier)
  }

  isolated deinit { Self.alive -= 1 }

  override func prepareForReuse() {
    prepared += 1
    super.prepareForReuse()
  }

  override func draw(width: Int) -> [Line] {
    drawings += 1
    return super.draw(width: width)
  }
}
