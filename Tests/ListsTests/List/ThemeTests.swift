import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// A list that follows a theme.
@Suite struct ThemeTests {
  private let list = ListView()
  private let rows = BehaviorRelay(value: ["ada", "grace"])
  private let bag = DisposeBag()

  init() {
    let source = SectionedReloadDataSource<SectionModel<String, String>>()
    rows.map { [SectionModel(model: "Names", items: $0)] }.bind(to: list.rx.items(dataSource: source))
      .disposed(by: bag)
    list.showsIndicator = false
  }

  private func styles() -> [[Style]] { list.lines(width: 12).map { Array(Set($0.spans.map(\.style))) } }

  @Test(arguments: Theme.builtIn)
  func headersAndRowsTakeTheirLooks(theme: Theme) {
    list.apply(theme)
    #expect(styles() == [[theme.list.header], [theme.list.row], [theme.list.row]])
    list.selectRow(at: IndexPath(row: 1, section: 0))
    #expect(list.lines(width: 12)[2].spans.first?.style.foreground == theme.list.selectedRow.foreground)
  }

  @Test func aBackgroundReachesToTheEdge() {
    list.apply(.highContrast)
    #expect(list.lines(width: 12)[1].text == "  ada       ")
    list.apply(.default)
    #expect(list.lines(width: 12)[1].text == "  ada")
  }
}
