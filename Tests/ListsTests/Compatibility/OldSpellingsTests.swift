import FormlineTesting
import Lists
import RxCore
import Testing
import Views

/// What older programs wrote still means the same.
///
/// The tests are deprecated themselves, so that the old spellings are no warnings here.
@Suite struct OldSpellingsTests {
  @available(*, deprecated) @Test func sectionsAreBoundAndRead() {
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    let source = SectionedReloadDataSource<SectionModel<String, String>>()
    source.configureCell = { source, list, indexPath, element in
      guard let cell = list.dequeueReusableCellWithIdentifier("Cell") else { return ListViewCell() }
      cell.textLabel?.text = "\(element) of \(source.sectionAtIndex(indexPath.section).model)"
      return cell
    }
    let bag = DisposeBag()
    Observable.just([SectionModel(model: "First", items: ["aaaa"])])
      .bindTo(list.rx_itemsWithDataSource(source))
      .addDisposableTo(bag)
    #expect(list.picture(width: 30) == "First\n  aaaa of First")
  }

  @available(*, deprecated) @Test func aSelectionIsHeardAndTakenBack() throws {
    let bench = ListBench(rows: 2)
    let items = Variable(["one"])
    items.asDriver()
      .drive(bench.list.rx_itemsWithCellIdentifier("Cell", cellType: ListViewCell.self)) { _, item, cell in
        cell.textLabel?.text = item
      }
      .addDisposableTo(bench.bag)
    var texts: [String?] = []
    let list = bench.list
    list.rx_itemSelected
      .subscribe(onNext: { indexPath in
        list.deselectRowAtIndexPath(indexPath, animated: true)
        texts.append(list.cellForRowAtIndexPath(indexPath)?.textLabel?.text)
      })
      .addDisposableTo(bench.bag)
    try bench.play([.enter])
    #expect(texts == ["one"])
    #expect(list.indexPathsForSelectedRows.isEmpty)
  }

  @available(*, deprecated) @Test func animationsAreConfigured() {
    let old = AnimationConfiguration(
      insertAnimation: .fade, reloadAnimation: .none, deleteAnimation: .automatic)
    #expect(old == AnimationConfiguration(insert: .fade, reload: .none, delete: .automatic))
  }
}
