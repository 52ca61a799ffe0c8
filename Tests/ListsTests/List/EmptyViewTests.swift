import FormlineTesting
import Lists
import RxCore
import Testing
import Views

@Suite struct EmptyViewTests {
  @Test func itStandsWhereThereIsNothingElse() throws {
    let bench = ListBench(rows: 3)
    let rows = BehaviorRelay(value: [String]())
    bench.show(rows)
    bench.list.emptyView = Label("Nothing yet.\nPress a.")
    #expect(try bench.play([]) == "Nothing yet.\nPress a.\n")
    #expect(try bench.play([.perform { rows.accept(["one"]) }]) == "› one\n\n")
    #expect(try bench.play([.perform { rows.accept([]) }]) == "Nothing yet.\nPress a.\n")
    bench.list.emptyView = Label("Other")
    #expect(try bench.play([]) == "Other\n\n")
    bench.list.emptyView = nil
    #expect(try bench.play([]) == "\n\n")
  }

  @Test func aChangeOfItIsShown() {
    let list = ListView()
    let label = Label("one")
    list.emptyView = label
    #expect(list.picture(width: 10) == "one")
    label.text = "two"
    #expect(list.picture(width: 10) == "two")
  }

  @Test func anEmptySectionsHeaderIsContent() {
    let source = Rows(sections: [[]])
    source.headers = ["Header"]
    let list = ListView(source)
    list.emptyView = Label("nothing")
    #expect(list.picture(width: 10) == "Header")
  }
}
