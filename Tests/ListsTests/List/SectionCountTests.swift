import Lists
import RxCore
import Testing
import Views

@Suite struct SectionCountTests {
  @Test func aHundredThousandSectionsAreLaidOutWithoutAskingForTheirTitles() {
    let list = ListView()
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    list.height = 4
    let source = SectionedReloadDataSource<SectionModel<Asked, Int>>()
    let sections = (0..<100_000).map { SectionModel(model: Asked(number: $0), items: [$0]) }
    let binding = Observable.just(sections).bind(to: list.rx.items(dataSource: source))
    Asked.count = 0
    list.scrollToRow(at: IndexPath(row: 0, section: 50_000))
    #expect(list.picture(width: 12) == "49999\n  49999\n50000      ▐\n  50000")
    #expect(Asked.count == 2)
    binding.dispose()
  }

  struct Asked: CustomStringConvertible {
    static var count = 0
    let number: Int
    var description: String {
      Self.count += 1
      return "\(number)"
    }
  }
}
