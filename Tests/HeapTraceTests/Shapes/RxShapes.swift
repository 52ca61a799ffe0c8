import HeapTrace
import RxCore
import TestSupport
import Testing

/// The leaks that a reactive program has: operators by their names, with the lines that applied them.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct RxShapes {
  private let screen = Tweets()

  @Test func aSubscriberInADisposeBag() throws {
    screen.bind()
    let subscriber = closure(in: "Tweets.bind()", line: Tweets.bindLine)
    try expectCycle(of: screen, "Tweets.likes -> BehaviorRelay<Int>", " -> \(subscriber) captures Tweets")
  }

  @Test func throughOperators() throws {
    screen.bindThroughOperators()
    let line = Tweets.operatorsLine
    let subscriber = closure(3, in: "Tweets.bindThroughOperators()", line: line + 3)
    try expectCycle(
      of: screen, "Tweets.likes -> BehaviorRelay<Int>", " -> map at RxShapes.swift:\(line)",
      " -> filter at RxShapes.swift:\(line + 1)", " -> distinctUntilChanged",
      " -> \(subscriber) captures Tweets")
  }

  @Test func anOperatorsClosure() throws {
    screen.captureInAnOperator()
    let line = Tweets.captureLine
    let transform = closure(in: "Tweets.captureInAnOperator()", line: line)
    try expectCycle(
      of: screen, "Tweets.likes -> BehaviorRelay<Int>",
      " -> map at RxShapes.swift:\(line) -> \(transform) captures Tweets")
  }

  @Test func severalSources() throws {
    screen.combine()
    let transform = closure(in: "Tweets.combine()", line: Tweets.combineLine)
    #if DEBUG
      try expectCycle(
        of: screen, "Tweets.likes -> BehaviorRelay<Int>", "combineLatest", " -> \(transform) captures Tweets")
    #else
      // The operator's own closure is gone: the program's was put into it.
      try expectCycle(of: screen, "Tweets.likes -> BehaviorRelay<Int>", "captures Tweets")
    #endif
  }

  @Test func aDriver() throws {
    screen.drive()
    let subscriber = closure(2, in: "Tweets.drive()", line: Tweets.driveLine)
    try expectCycle(
      of: screen, "Tweets.likes -> BehaviorRelay<Int>", " -> map", " -> \(subscriber) captures Tweets")
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
