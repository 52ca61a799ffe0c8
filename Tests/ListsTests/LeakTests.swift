import FormlineTesting
import LeakCheck
import Lists
import RxCore
import Testing
import Views

/// Everything dies when it should.
@Suite(.checksLeaks) struct LeakTests {
  /// As small as a screen of a program is: the delegate and the data source are objects of their own (S18).
  final class Tweets: Screen {
    let list = tracked(ListView())
    let model = BehaviorRelay(value: ["one", "two"])
    private let bag = DisposeBag()
    private lazy var looks = tracked(Looks(self))

    override func viewDidLoad() {
      list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
      list.fillsHeight = true
      addSubview(list)
      list.delegate = looks
      model.map { [SectionModel(model: "A", items: $0)] }
        .bind(to: list.rx.items(dataSource: looks.source)).disposed(by: bag)
      list.rx.modelSelected(String.self)
        .subscribe(with: self, onNext: { screen, text in screen.model.accept(screen.model.value + [text]) })
        .disposed(by: bag)
    }

    func tapped() { model.accept([]) }
  }

  final class Looks: ListViewDelegate {
    let source = tracked(SectionedReloadDataSource<SectionModel<String, String>>())

    init(_ screen: Tweets) {
      source.configureCell = { [weak screen] _, list, indexPath, item in
        let cell = tracked(list.dequeueReusableCell(withIdentifier: "Cell", for: indexPath))
        cell.textLabel?.text = item
        _ = cell.rx.tap.filter { indexPath.row > 1 }.subscribe(onNext: { screen?.tapped() })
        return cell
      }
    }
  }

  @Test func aScreenWithAListDies() throws {
    let screen = tracked(Tweets())
    let session = ScreenSession(
      screen, keys: ScriptedKeyboard(.enter, .down, .down, .enter), renderer: ScreenRecorder(),
      scheduler: TestScheduler())
    #expect(try session.run() == .ended)
  }

  @Test func anAnimatedListDiesInTheMiddleOfAnAnimation() throws {
    let bench = tracked(
      AnimatedBench(rows: [1, 2, 3], AnimationConfiguration(insert: .fade, reload: .fade, delete: .fade)))
    tracked(bench.list)
    tracked(bench.source)
    try bench.bench.play([bench.become([2, 4])])
  }

  @Test func aListDiesThoughItsClockAndItsBindingLiveOn() throws {
    var clock: TestScheduler?
    var bag: DisposeBag?
    try assertDeallocated {
      let bench = AnimatedBench(
        rows: [1, 2], AnimationConfiguration(insert: .fade, reload: .fade, delete: .fade))
      clock = bench.bench.time
      bag = bench.bench.bag
      try bench.bench.play([bench.become([2, 4])])
      return bench.list
    }
    withExtendedLifetime((clock, bag)) {}
  }

  @Test func aListDiesThoughItsModelLivesOn() {
    let model = BehaviorRelay(value: ["one"])
    assertDeallocated {
      let list = tracked(ListView())
      list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
      _ = model.bind(to: list.rx.items(cellIdentifier: "Cell")) { _, text, cell in
        tracked(cell).textLabel?.text = text
      }
      #expect(list.picture(width: 10) == "  one")
    }
    model.accept([])
  }
}
