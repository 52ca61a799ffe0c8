import Formline
import Glibc

/// Something that is listed and looked for.
struct ListedAccount: IdentifiableType, Equatable {
  let identity: Int
  let text: String

  /// The account of a number: most have Latin names, one in twelve none.
  init(_ number: Int) {
    let names = [
      "Tanaka", "Suzuki", "Anna", "Marta", "Peter", "Li", "Olga", "John", "Fatima", "Jörg", "佐藤", "ｶﾅ",
    ]
    identity = number
    let name = names[number % names.count]
    let mail = number % names.count < 9 ? name : "user"
    text = "\(name) \(number) <\(mail).\(number)@example.com>"
  }
}

/// A screen that a list fills, and a closure that takes the keys for which the list has no use.
@MainActor final class ListScreen: Screen {
  let list = ListView()
  let bag = DisposeBag()
  private let onKey: (KeyPress) -> Bool

  init(_ onKey: @escaping (KeyPress) -> Bool) {
    self.onKey = onKey
    super.init()
    list.fillsHeight = true
    list.register(ListViewCell.self, forCellReuseIdentifier: "Row")
    addSubview(list)
  }

  override func keyDown(_ key: KeyPress) -> Bool { onKey(key) }

  /// Plays keys on 80 by 24 cells, painted as on a terminal of true colour, but nobody sees it.
  ///
  /// - Returns: for each key, how long it took to its frame.
  func play(_ presses: [KeyPress]) throws -> [Elapsed] {
    let nowhere = open("/dev/null", O_WRONLY)
    defer { close(nowhere) }
    let renderer = TerminalRenderer(
      output: nowhere, depth: .trueColor, measure: { TerminalSize(columns: 80, rows: 24) })
    let keys = TimedKeys(presses)
    let session = ScreenSession(
      self, keys: keys, renderer: renderer, scheduler: EventLoopScheduler(EventLoop()), motion: .reduced)
    _ = try session.run()
    return keys.times
  }
}

/// The first frame after a model of `rows` rows in ten sections was set, and pages of scrolling through it.
@MainActor func measureScrolling(rows: Int) throws -> [ListFigure] {
  let sections = (0..<10).map { section in
    SectionModel(
      model: "Section \(section)",
      items: (section * rows / 10..<(section + 1) * rows / 10).map(ListedAccount.init))
  }
  let models = BehaviorRelay<[SectionModel<String, ListedAccount>]>(value: [])
  let screen = ListScreen { key in
    guard key == KeyPress(.enter) else { return false }
    models.accept(sections)
    return true
  }
  let source = SectionedReloadDataSource<SectionModel<String, ListedAccount>>(configureCell: {
    _, list, path, item in
    let cell = list.dequeueReusableCell(withIdentifier: "Row", for: path)
    cell.textLabel?.text = item.text
    return cell
  })
  models.bind(to: screen.list.rx.items(dataSource: source)).disposed(by: screen.bag)
  var times: [Elapsed] = []
  let peak = try peakMegabytes {
    times = try screen.play(
      [KeyPress(.enter)] + Array(repeating: KeyPress(.pageDown), count: 500) + [KeyPress(.end)])
  }
  guard let first = times.first, let last = times.last else { throw BenchmarkFailure("no frame") }
  let pages = Array(times.dropFirst().prefix(500))
  return [
    ListFigure(name: "first frame of \(rows) rows", elapsed: first, peakMegabytes: peak, goal: 50),
    ListFigure(name: "a page of scrolling, median of 500", elapsed: pages.median, goal: 2),
    ListFigure(name: "a page of scrolling, the slowest of 500", elapsed: pages.longest, goal: 2),
    ListFigure(name: "from there to the end", elapsed: last, goal: 2),
  ]
}
