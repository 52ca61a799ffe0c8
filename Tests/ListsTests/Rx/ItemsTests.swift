import FormlineTesting
import LeakCheck
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// Binding items (S5), and what the binding keeps.
@Suite struct ItemsTests {
  final class Cell: ListViewCell {
    var item: Item? { didSet { textLabel?.text = item?.text } }
  }

  @Test func aDriverOfAVariableFillsTypedCells() throws {
    let bench = ListBench(rows: 3)
    bench.list.register(Cell.self, forCellReuseIdentifier: "Custom")
    let items = Variable<[Item]>([])
    items.asDriver()
      .drive(bench.list.rx.items(cellIdentifier: "Custom", cellType: Cell.self)) { row, item, cell in
        cell.item = item
        cell.tag = row
      }
      .disposed(by: bench.bag)
    #expect(try bench.play([]) == "\n\n")
    #expect(try bench.play([.perform { items.value = [Item(1), Item(2)] }]) == "› row 1\n  row 2\n")
    #expect(bench.list.visibleCells.map(\.tag) == [0, 1])
    #expect(bench.list.visibleCells.allSatisfy { $0 is Cell })
  }

  @Test func aRelayFillsPlainCells() throws {
    let bench = ListBench(rows: 3)
    let items = BehaviorRelay(value: ["Tweet: 0番目"])
    items.bind(to: bench.list.rx.items(cellIdentifier: "Cell")) { row, element, cell in
      cell.textLabel?.text = element
    }
    .disposed(by: bench.bag)
    bench.list.rx.itemSelected
      .subscribe(onNext: { [items] _ in items.accept(items.value + ["Tweet: \(items.value.count)番目"]) })
      .disposed(by: bench.bag)
    #expect(try bench.play([.enter, .enter]) == "› Tweet: 0番目\n  Tweet: 1番目\n  Tweet: 2番目")
  }

  @Test func aFactoryMakesTheCells() {
    let list = ListView()
    let binding = Observable.just([1, 2]).bind(to: list.rx.items) { _, row, number in
      let cell = ListViewCell()
      cell.textLabel?.text = "\(row): \(number)"
      return cell
    }
    #expect(list.picture(width: 10) == "  0: 1\n  1: 2")
    binding.dispose()
  }

  @Test func onlyWhatChangedIsDrawnAgain() throws {
    final class Drawn: ListViewCell {
      var drawings = 0
      override func draw(width: Int) -> [Line] {
        drawings += 1
        return super.draw(width: width)
      }
    }
    let bench = ListBench(rows: 3)
    bench.list.register(Drawn.self, forCellReuseIdentifier: "Cell")
    let rows = BehaviorRelay(value: ["one", "two", "three"])
    bench.show(rows)
    let change = Keystroke.perform { rows.accept(["one", "other", "three"]) }
    #expect(try bench.play([change]) == "› one\n  other\n  three")
    #expect(bench.list.visibleCells.compactMap { ($0 as? Drawn)?.drawings } == [1, 2, 1])
  }

  @Test func theBindingKeepsItsDataSourceUntilItIsDisposed() {
    let list = ListView()
    weak var source: SectionedReloadDataSource<SectionModel<String, Int>>?
    let binding: any Disposable
    do {
      let made = SectionedReloadDataSource<SectionModel<String, Int>>()
      source = made
      binding = Observable.just([SectionModel(model: "A", items: [1])]).bind(
        to: list.rx.items(dataSource: made))
    }
    #expect(source != nil)
    #expect(list.picture(width: 10) == "A\n  1")
    binding.dispose()
    #expect(source == nil)
    #expect(list.picture(width: 10).isEmpty)
  }

  @Test func whatIsBoundNoLongerIsNotHeardThoughSomebodyKeepsIt() {
    let list = ListView()
    let sources = (0..<2).map { _ in SectionedReloadDataSource<SectionModel<String, Int>>() }
    let models = (0..<2).map { BehaviorRelay(value: [SectionModel(model: "\($0)", items: [$0])]) }
    let bag = DisposeBag()
    for (source, model) in zip(sources, models) {
      model.bind(to: list.rx.items(dataSource: source)).disposed(by: bag)
    }
    list.selectRow(at: IndexPath(row: 0, section: 0))
    models[0].accept([])
    #expect(list.picture(width: 10) == "1\n  1")
    #expect(list.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func aSecondBindingTakesThePlaceOfTheFirst() {
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    let first = BehaviorRelay(value: ["first"])
    let second = BehaviorRelay(value: ["second"])
    let bindings = [first, second].map {
      $0.bind(to: list.rx.items(cellIdentifier: "Cell")) { _, text, cell in cell.textLabel?.text = text }
    }
    #expect(list.picture(width: 10) == "  second")
    first.accept(["first again"])
    bindings[0].dispose()
    #expect(list.picture(width: 10) == "  second")
    bindings[1].dispose()
    #expect(list.picture(width: 10).isEmpty)
  }
}
