import FormlineTesting
import Lists
import RxCore
import Testing
import Views

/// Sections, and what is done to them as a whole (S1).
@Suite struct SectionedReloadDataSourceTests {
  typealias Section = SectionModel<String, String>
  let list = ListView()
  let source = SectionedReloadDataSource<Section>()
  let bag = DisposeBag()

  private func bind(_ sections: [Section]) {
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    Observable.just(sections).bind(to: list.rx.items(dataSource: source)).disposed(by: bag)
  }

  @Test func sectionsAreShownByTheClosure() {
    source.configureCell = { source, list, indexPath, item in
      let cell = list.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = "\(item) @ row \(indexPath.row) of \(source[indexPath.section].model)"
      return cell
    }
    bind([
      Section(model: "First section", items: ["aaaa", "bbbb"]),
      Section(model: "Second section", items: ["cccc", "dddd"]),
    ])
    #expect(
      list.picture(width: 40) == """
        First section
          aaaa @ row 0 of First section
          bbbb @ row 1 of First section
        Second section
          cccc @ row 0 of Second section
          dddd @ row 1 of Second section
        """)
  }

  @Test func modelAndItemsAreGivenBack() {
    bind([Section(model: "A", items: []), Section(model: "B", items: ["b", "c"])])
    #expect(source[1].model == "B")
    #expect(source[IndexPath(row: 1, section: 1)] == "c")
    #expect(source.sectionModels.map(\.model) == ["A", "B"])
    #expect(source.model(at: IndexPath(row: 0, section: 1)) as? String == "b")
    #expect(source.model(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(source.model(at: IndexPath(row: 0, section: 2)) == nil)
    #expect(list.rx.model(at: IndexPath(row: 0, section: 1)) == "b")
    let number: Int? = list.rx.model(at: IndexPath(row: 0, section: 1))
    #expect(number == nil)
  }

  @Test func titlesAreTheProgramsOwn() {
    source.titleForHeaderInSection = { $1 == 0 ? nil : $0[$1].model.uppercased() }
    source.titleForFooterInSection = { "\($0[$1].items.count) rows" }
    bind([Section(model: "a", items: ["x"]), Section(model: "b", items: [])])
    #expect(list.picture(width: 20) == "  x\n1 rows\nB\n0 rows")
  }

  @Test func aSectionTypeOfOnesOwnHasNoTitle() {
    struct Plain: SectionModelType {
      var items: [Int]
      init(items: [Int]) { self.items = items }
      init(original: Plain, items: [Int]) { self.items = items }
    }
    let source = SectionedReloadDataSource<Plain>()
    Observable.just([Plain(items: [1, 2])]).bind(to: list.rx.items(dataSource: source)).disposed(by: bag)
    #expect(list.picture(width: 10) == "  1\n  2")
  }

  @Test func aNewModelTakesThePlaceOfTheOldOneAndNothingIsSelected() throws {
    let bench = ListBench(rows: 5)
    let sections = BehaviorRelay(value: [Section(model: "A", items: ["a", "b", "c"])])
    sections.bind(to: bench.list.rx.items(dataSource: source)).disposed(by: bench.bag)
    let change = Keystroke.perform {
      sections.accept([Section(model: "B", items: ["d"]), Section(model: "C", items: [])])
    }
    #expect(try bench.play([.end, .enter, change]) == "B\n› d\nC\n\n")
    #expect(bench.list.indexPathsForSelectedRows.isEmpty)
  }
}
