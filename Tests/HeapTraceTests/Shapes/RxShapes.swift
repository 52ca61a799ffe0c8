import HeapTrace
import RxCore
import Testing

/// The leaks that a reactive program has: operators by their names, with the lines that applied them.
@Suite struct RxShapes {
  private let screen = Tweets()
  private let fromTheRelay = "retain cycle: Tweets.likes -> BehaviorRelay<Int>.hub -> Hub<Int>.slots.base"

  @Test func aSubscriberInADisposeBag() throws {
    screen.bind()
    let subscriber = closure(in: "Tweets.bind()", line: Tweets.bindLine)
    try expectPath(
      of: screen, "\(fromTheRelay) -> Subscriber<Int>.onNext -> \(subscriber) captures Tweets")
  }

  @Test func throughOperators() throws {
    screen.bindThroughOperators()
    let line = Tweets.operatorsLine
    let subscriber = closure(3, in: "Tweets.bindThroughOperators()", line: line + 3)
    try expectPath(
      of: screen,
      """
      \(fromTheRelay) -> map at RxShapes.swift:\(line) -> filter at RxShapes.swift:\(line + 1) \
      -> distinctUntilChanged -> Subscriber<Int>.onNext -> \(subscriber) captures Tweets
      """)
  }

  @Test func anOperatorsClosure() throws {
    screen.captureInAnOperator()
    let line = Tweets.captureLine
    let transform = closure(in: "Tweets.captureInAnOperator()", line: line)
    try expectPath(
      of: screen, "\(fromTheRelay) -> map at RxShapes.swift:\(line) -> \(transform) captures Tweets")
  }

  @Test func severalSources() throws {
    screen.combine()
    let transform = closure(in: "Tweets.combine()", line: Tweets.combineLine)
    // What is certain here differs: the sinks of a combination are retained by hand.
    let text = try Heap.whyAlive(screen).replacing("?", with: "")
    let chain = "CombinerInlet<Int, Int>.fan -> Combiner<Int>.emit -> combineLatest"
    #if DEBUG
      #expect(text.hasPrefix("\(fromTheRelay) -> \(chain) -> \(transform) captures Tweets"))
    #else
      #expect(text.hasPrefix(fromTheRelay) && text.contains("captures Tweets"))
    #endif
  }

  @Test func aDriver() throws {
    screen.drive()
    let subscriber = closure(2, in: "Tweets.drive()", line: Tweets.driveLine)
    try expectPath(
      of: screen,
      """
      \(fromTheRelay) -> map at RxShapes.swift:\(Tweets.driveLine - 1) -> SharedCore<Int>.hub -> SharedHub<Int>.slots.base \
      -> Subscriber<Int>.onNext -> \(subscriber) captures Tweets
      """)
  }

  @Test func aWeakSubscriberIsInNoCycle() throws {
    screen.bindWeakly()
    let text = try Heap.whyAlive(screen)
    #expect(!text.contains("Tweets."), "\(text)")
  }
}

private final class Tweets {
  let likes = BehaviorRelay(value: 0)
  let names = BehaviorRelay(value: "")
  let bag = DisposeBag()
  var last = 0

  static let bindLine = #line + 2
  func bind() {
    likes.subscribe(onNext: { self.last = $0 }).disposed(by: bag)
  }

  static let operatorsLine = #line + 3
  func bindThroughOperators() {
    likes
      .map { $0 + 1 }
      .filter { $0 > 1 }
      .distinctUntilChanged()
      .subscribe(onNext: { self.last = $0 }).disposed(by: bag)
  }

  static let captureLine = #line + 2
  func captureInAnOperator() {
    likes.map { $0 + self.last }.subscribe(onNext: { _ in }).disposed(by: bag)
  }

  static let combineLine = #line + 2
  func combine() {
    Observable.combineLatest(likes, names) { like, name in like + name.count + self.last }
      .subscribe(onNext: { _ in }).disposed(by: bag)
  }

  static let driveLine = #line + 3
  func drive() {
    likes.asDriver().map { $0 * 2 }
      .drive(onNext: { self.last = $0 }).disposed(by: bag)
  }

  func bindWeakly() {
    likes.map { $0 + 1 }.subscribe(onNext: { [weak self] in self?.last = $0 }).disposed(by: bag)
  }
}
