import RxCore
import TestSupport
import Testing

@testable import HeapTrace

/// Each operator in the path of a leak that goes through it: by its name, before the line that subscribed.
@Suite(.inOwnProcess, .whereHeapsAreSeen) struct OperatorShapes {
  @Test(arguments: Chain.all) func isNamed(_ chain: Chain) throws {
    let page = Page()
    defer { page.close() }
    chain.bind(page)
    try expectPath(of: page, chain.path)
  }

  /// An inner source leads to the operator that made it, and not back to what gave it.
  @Test func anInnerSourceIsOfItsOperator() throws {
    let (page, given) = (Page(), PublishRelay<Int>())
    defer { page.close() }
    let line = UInt64(#line + 1)
    page.listen(given.flatMapLatest { [likes = page.likes] number in number > 0 ? likes : PublishRelay() })
    given.accept(1)
    try expectPath(of: page, Chain.path(["flatMapLatest at OperatorShapes.swift:\(line)"]))
    withExtendedLifetime(given) {}
  }

  /// A class of the core's that is in no table would be told by a name that no reader knows.
  @Test func everyClassOfTheCoreIsInTheTable() {
    let classes = TypeDescriptors.classes().map(TypeDescriptors.names).filter {
      $0.first == OperatorNames.module
    }
    let untold = Set(classes.compactMap(\.last)).subtracting(CoreClass.all.keys.map(String.init))
    #expect(untold.subtracting(Self.used).sorted() == [])
  }

  /// Those that a program uses by name or as some disposable or scheduler, and those of which there are only subclasses.
  private static let used: Set<String> = [
    "AnonymousDisposable", "AnySink", "AsyncSubject", "BehaviorRelay", "BehaviorSubject", "Bell",
    "BooleanDisposable", "CompositeDisposable", "ConnectableObservable", "Dependent", "DisposeBag",
    "DisposeBase", "ForeignDisposable", "GroupedObservable", "Inlet", "Observable", "Operator",
    "OwningSubscription", "PublishRelay", "PublishSubject", "RefCountDisposable", "ReplayRelay",
    "ReplaySubject", "SerialDisposable", "SingleAssignmentDisposable", "Sink", "Subject", "Subscription",
    "Upstream", "Variable", "VirtualTimeItem", "VirtualTimeScheduler", "VirtualTimeTicket",
  ]
}

/// A source of the page's, and what a path through its operators says of them.
///
/// Its closures capture nothing, so that the table may be a global.
struct Chain: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let path: String
  let bind: (Page) -> Void

  /// With `*` for the place of the operator that has a closure.
  init<Source: ObservableConvertibleType>(
    _ names: String..., line: Int = #line, _ make: @escaping (Page) -> Source
  ) {
    testDescription = names.joined(separator: ", ")
    path = Self.path(names.map { $0.replacing("*", with: " at OperatorShapes.swift:\(line)") })
    bind = { $0.listen(make($0)) }
  }

  static func path(_ names: [String]) -> String {
    "retain cycle: Page.likes -> PublishRelay<Int> -> " + names.map { "\($0) -> " }.joined()
      + "\(closure(in: "Page.listen(_:)", line: Page.line)) captures Page"
  }

  static let all = [
    Chain("map*") { $0.likes.map { $0 + 1 } },
    Chain("filter*", "map*") { $0.likes.filter { $0 > 1 }.map { $0 + 1 } },
    Chain("compactMap*") { $0.likes.compactMap { $0 as Int? } },
    Chain("scan*") { $0.likes.scan(0) { $0 + $1 } },
    Chain("distinctUntilChanged") { $0.likes.distinctUntilChanged() },
    Chain("take") { $0.likes.take(3) },
    Chain("take") { $0.likes.take(until: $0.others) },
    Chain("do*") { $0.likes.do(onNext: { _ in }) },
    Chain("flatMap*") { page in page.likes.flatMap { Observable.just($0) } },
    Chain("flatMapLatest*") { page in page.likes.flatMapLatest { Observable.just($0) } },
    Chain("share") { $0.likes.share() },
    Chain("share") { $0.likes.share(replay: 1) },
    Chain("PublishSubject<Int>", "refCount") { $0.likes.publish().refCount() },
    Chain("debounce") { $0.likes.debounce(.seconds(1), scheduler: $0.clock) },
    Chain("throttle") { $0.likes.throttle(.seconds(1), scheduler: $0.clock) },
    Chain("delay") { $0.likes.delay(.seconds(1), scheduler: $0.clock) },
    Chain("timeout") { $0.likes.timeout(.seconds(1), scheduler: $0.clock) },
    Chain("observe") { $0.likes.observe(on: $0.clock) },
    Chain("window", "buffer") { $0.likes.buffer(timeSpan: .seconds(1), count: 2, scheduler: $0.clock) },
    Chain("combineLatest*") { Observable.combineLatest($0.likes, $0.others) { $0 + $1 } },
    Chain("combineLatest") { Observable.combineLatest($0.likes, $0.others) },
    Chain("zip*") { Observable.zip($0.likes, $0.others) { $0 + $1 } },
    Chain("withLatestFrom*") { $0.likes.withLatestFrom($0.others) { $0 + $1 } },
    Chain("sample") { $0.likes.sample($0.others) },
    Chain("merge") { Observable.merge($0.likes.asObservable(), $0.others.asObservable()) },
    Chain("amb") { $0.likes.amb($0.others) },
    Chain("concat") { $0.likes.concat($0.others) },
    Chain("catch*") { $0.likes.catch { _ in .just(1) } },
    Chain("retry") { $0.likes.retry() },
    Chain("retry") { page in page.likes.retry(when: { _ in page.others }) },
    Chain("groupBy*") { $0.likes.groupBy(keySelector: { $0 % 2 }) },
    Chain("catch", "share", "map*", "share") { $0.likes.asDriver(onErrorJustReturn: 0).map { $0 + 1 } },
    Chain("map*", "share") { $0.likes.asSignal().map { $0 + 1 } },
  ]
}

/// A page that leaks where what it listens to comes from its own relay.
final class Page: @unchecked Sendable {
  let likes = PublishRelay<Int>()
  let others = PublishRelay<Int>()
  let clock = VirtualTimeScheduler()
  private var bag = DisposeBag()
  private var count = 0

  static let line = #line + 2
  func listen<Source: ObservableConvertibleType>(_ source: Source) {
    source.asObservable().subscribe(onNext: { _ in self.count += 1 }).disposed(by: bag)
  }

  func close() { bag = DisposeBag() }
}
