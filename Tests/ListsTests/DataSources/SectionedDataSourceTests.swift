import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// Sections that find their rows when they are asked for, and data sources that know their titles beforehand.
@Suite struct SectionedDataSourceTests {
  /// Numbers from one to another, and how often all of them were made.
  struct Numbers: AnimatableSectionModelType {
    nonisolated(unsafe) static var made = 0
    var range: Range<Int>
    var identity = "numbers"

    init(_ range: Range<Int>) { self.range = range }
    init(original: Numbers, items: [Item]) { self.init(original.range) }

    var items: [Item] {
      Numbers.made += 1
      return range.map { Item($0) }
    }
    var itemCount: Int { range.count }
    func item(at row: Int) -> Item { Item(range.lowerBound + row) }
  }

  private let bench = ListBench(rows: 6)
  private let source = SectionedAnimatedDataSource<Numbers>(configureCell: { _, list, indexPath, item in
    let cell = list.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = item.text
    return cell
  })

  private func show(_ range: Range<Int>) -> Keystroke {
    .perform { [bench, source] in source.setSections([Numbers(range)], reloading: bench.list) }
  }

  @Test func onlyTheRowsInSightAreAskedFor() throws {
    bench.list.dataSource = source
    var selected: [Item] = []
    bench.list.rx.modelSelected(Item.self).subscribe(onNext: { selected.append($0) }).disposed(by: bench.bag)
    Numbers.made = 0
    bench.list.showsIndicator = false
    let picture = try bench.play([show(0..<1_000_000), .end, .up, .enter])
    #expect(picture.hasSuffix("\n  row 999997\n› row 999998\n  row 999999"))
    #expect(selected == [Item(999_998)])
    #expect(source[IndexPath(row: 7, section: 0)] == Item(7))
    #expect([Numbers(3..<9)][IndexPath(row: 1, section: 0)] == Item(4))
    #expect(source.model(at: IndexPath(row: 999_999, section: 0)) as? Item == Item(999_999))
    #expect(source.model(at: IndexPath(row: 1_000_000, section: 0)) == nil)
    #expect(source.model(at: IndexPath(row: -1, section: 0)) == nil)
    #expect(Numbers.made == 0)
  }

  @Test func anotherListIsNoDifferenceAndTheNextModelIsOne() throws {
    bench.list.dataSource = source
    bench.list.showsIndicator = false
    source.animationConfiguration = AnimationConfiguration(insert: .fade, reload: .fade, delete: .fade)
    let sections = PublishRelay<[Numbers]>()
    sections.bind(to: bench.list.rx.items(dataSource: source)).disposed(by: bench.bag)
    var tinted: [Bool] = []
    let look = bench.look { frame in tinted.append(frame.lines[0].spans.contains { $0.style != .plain }) }
    let change = Keystroke.perform { sections.accept([Numbers(1..<6)]) }
    let picture = try bench.play([show(3..<6), .end, look, show(2..<6), look, change, look])
    #expect(picture == "  row 1\n  row 2\n  row 3\n› row 4\n  row 5\n")
    #expect(tinted == [false, false, true])
  }

  /// A data source that knows of all headers at once.
  final class Untitled: SectionedReloadDataSource<SectionModel<Int, String>> {
    override var headersHaveTitles: Bool? { false }
    override var footersHaveTitles: Bool? { false }
  }

  @Test func titlesThatAreKnownBeforehandAreNotAskedFor() {
    var asked = 0
    let title: Untitled.Title = { _, _ in
      asked += 1
      return "title"
    }
    let source = Untitled(titleForHeaderInSection: title, titleForFooterInSection: title)
    source.setSections((0..<100).map { SectionModel(model: $0, items: ["\($0)"]) })
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    list.dataSource = source
    #expect(list.contentHeight(width: 20) == 100)
    #expect(asked == 0)
  }
}
