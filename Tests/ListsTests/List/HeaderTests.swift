import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// Headers and footers (S2).
@Suite struct HeaderTests {
  @Test func theDefaultIsOneRowWithTheModelAndAnEmptySectionHasItsHeaderToo() {
    let source = SectionedReloadDataSource<SectionModel<String, Int>>()
    let list = ListView()
    let sections = BehaviorRelay(value: [
      SectionModel(model: "First", items: [1, 2]), SectionModel(model: "Empty", items: []),
      SectionModel(model: "Last", items: [3]),
    ])
    let binding = sections.bind(to: list.rx.items(dataSource: source))
    #expect(list.picture(width: 12) == "First\n  1\n  2\nEmpty\nLast\n  3")
    #expect(list.lines(width: 12)[0] == Line("First", Style(attributes: [.bold, .underline])))
    binding.dispose()
  }

  @Test func aDelegateGivesViewsAndHeights() {
    let source = Rows(sections: [["one"], ["two"]])
    source.headers = ["First", "Second"]
    let delegate = Delegate()
    let list = ListView(source)
    list.delegate = delegate
    #expect(list.picture(width: 12) == "*First*\n=====\n\n  one\n*Second*\n=====\n\n  two\n(1)")
  }

  @Test func theDelegateIsWeak() {
    let source = Rows(["one"])
    let list = ListView(source)
    var delegate: Delegate? = Delegate()
    list.delegate = delegate
    #expect(list.picture(width: 12) == "*nil*\n=====\n\n  one\n(0)")
    delegate = nil
    list.reloadData()
    #expect(list.picture(width: 12) == "  one")
  }

  @Test func aViewWithoutAHeightHasTheListsOwn() {
    final class ViewOnly: ListViewDelegate {
      func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> View? {
        section == 1 ? Label("a\nb") : nil
      }
    }
    let source = Rows(sections: [["one"], ["two"]])
    let delegate = ViewOnly()
    let list = ListView(source)
    list.delegate = delegate
    #expect(list.picture(width: 12) == "  one\na\n  two")
    list.sectionHeaderHeight = 2
    #expect(list.picture(width: 12) == "  one\na\nb\n  two")
  }

  @Test func footersStandBelowTheirRows() {
    let source = Rows(sections: [["one"], []])
    source.footers = [nil, "nothing here"]
    let list = ListView(source)
    #expect(list.picture(width: 12) == "  one\nnothing here")
    list.sectionFooterHeight = 2
    #expect(list.picture(width: 12) == "  one\nnothing here\n")
  }

  @Test func aHeaderThatScrollsOutOfSightIsLetGo() {
    let source = Rows(sections: [["one"], ["two"], ["three"]])
    let delegate = Delegate()
    let list = ListView(source, height: 4)
    list.delegate = delegate
    _ = list.lines(width: 10)
    #expect(delegate.headers.count == 1)
    list.contentOffset = 9
    _ = list.lines(width: 10)
    #expect(delegate.headers[0].view == nil)
  }
}

/// A delegate that frames its headers.
private final class Delegate: ListViewDelegate {
  final class Weak {
    weak var view: View?
    init(_ view: View) { self.view = view }
  }
  var headers: [Weak] = []

  func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> View? {
    let title = listView.dataSource?.listView(listView, titleForHeaderInSection: section)
    let view = Label("*\(title ?? "nil")*\n=====")
    headers.append(Weak(view))
    return view
  }

  func listView(_ listView: ListView, heightForHeaderInSection section: Int) -> Int? { 3 }

  func listView(_ listView: ListView, viewForFooterInSection section: Int) -> View? { Label("(\(section))") }

  func listView(_ listView: ListView, heightForFooterInSection section: Int) -> Int? {
    section == listView.dataSource.map { $0.numberOfSections(in: listView) - 1 } ? 1 : 0
  }
}
