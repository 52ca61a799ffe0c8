import RxCore
import Testing

/// A replay buffer holds values, never their owners.
@Suite struct ReplayTests {
  fileprivate final class Owner {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    var seen: [Int] = []
    /// Kept by the owner, as a view model keeps what it offers.
    var offered: Observable<Int>?

    func follow(_ replay: Replay) {
      let offered = replay.apply(relay.map { $0 + 1 }, bag)
      self.offered = offered
      offered.subscribe(with: self, onNext: { $0.seen.append($1) }).disposed(by: bag)
      relay.accept(1)
      offered.bind(with: self) { $0.seen.append($1) }.disposed(by: bag)
    }
  }

  /// A way to remember the last values.
  struct Replay: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What a subscriber hears who comes after 1 and 2.
    let remembered: [Int]
    let apply: @Sendable (Observable<Int>, DisposeBag) -> Observable<Int>
  }

  static let replays = [
    Replay(testDescription: "share(replay: 1)", remembered: [2]) { source, _ in source.share(replay: 1) },
    Replay(testDescription: "share(replay: 2)", remembered: [1, 2]) { source, _ in source.share(replay: 2) },
    Replay(testDescription: "share(replay: 1, scope: .forever)", remembered: [2]) { source, _ in
      source.share(replay: 1, scope: .forever)
    },
    Replay(testDescription: "share(replay: 2, scope: .forever)", remembered: [1, 2]) { source, _ in
      source.share(replay: 2, scope: .forever)
    },
    Replay(testDescription: "replay(2)", remembered: [1, 2]) { source, bag in
      let connectable = source.replay(2)
      connectable.connect().disposed(by: bag)
      return connectable
    },
    Replay(testDescription: "replay(2).refCount()", remembered: [1, 2]) { source, _ in
      source.replay(2).refCount()
    },
    Replay(testDescription: "replayAll()", remembered: [1, 2]) { source, bag in
      let connectable = source.replayAll()
      connectable.connect().disposed(by: bag)
      return connectable
    },
    Replay(testDescription: "ReplayRelay", remembered: [1, 2]) { source, bag in
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      source.bind { relay.accept($0) }.disposed(by: bag)
      return relay
    },
    Replay(testDescription: "Driver", remembered: [2]) { source, _ in
      source.asDriver(onErrorJustReturn: 0).map { $0 }.asObservable()
    },
  ]

  @Test(arguments: replays) func keepsNoOwnerAlive(_ replay: Replay) {
    weak var watched: Owner?
    weak var watchedRelay: BehaviorRelay<Int>?
    do {
      let owner = Owner()
      watched = owner
      watchedRelay = owner.relay
      owner.follow(replay)
      #expect(owner.seen == [1, 2] + replay.remembered)
    }
    #expect(watched == nil)
    #expect(watchedRelay == nil)
  }

  @Test(arguments: replays) func keepsNoSubscriberThatHasLeft(_ replay: Replay) {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    let offered = replay.apply(relay.map { $0 + 1 }, bag)
    weak var watched: Owner?
    do {
      let owner = Owner()
      watched = owner
      let subscription = offered.subscribe(onNext: { owner.seen.append($0) })
      relay.accept(1)
      subscription.dispose()
      #expect(owner.seen == [1, 2])
    }
    #expect(watched == nil)
  }

  /// A memory behind `withUnretained`, whose values carry their owner.
  struct Memory: CustomTestStringConvertible, Sendable {
    fileprivate typealias Pairs = Observable<(Owner, Int)>
    let testDescription: String
    fileprivate let apply: @Sendable (Pairs, DisposeBag) -> Pairs
  }

  static let memories: [Memory] = [
    Memory(testDescription: "share(replay: 1)") { pairs, _ in pairs.share(replay: 1) },
    Memory(testDescription: "share(replay: 2)") { pairs, _ in pairs.share(replay: 2) },
    Memory(testDescription: "forever") { pairs, _ in pairs.share(replay: 2, scope: .forever) },
    Memory(testDescription: "twice") { pairs, _ in pairs.share(replay: 1).share(replay: 1) },
    Memory(testDescription: "replay(2)") { pairs, bag in
      let connectable = pairs.replay(2)
      connectable.connect().disposed(by: bag)
      return connectable
    },
    Memory(testDescription: "replayAll(), refCount()") { pairs, _ in pairs.replayAll().refCount() },
    Memory(testDescription: "stages between") { pairs, _ in
      pairs.filter { _ in true }.take(9).skip(0).startWith().share(replay: 1)
    },
    Memory(testDescription: "closures between") { pairs, _ in
      pairs.do(onNext: { _ in }).catch { _ in .empty() }.share(replay: 1)
    },
    Memory(testDescription: "driver") { pairs, _ in
      pairs.asDriver(onErrorDriveWith: .empty()).filter { _ in true }.asObservable()
    },
  ]

  @Test(arguments: memories) func keepsNoOwnerAliveThatItsValuesCarry(_ memory: Memory) {
    let relay = BehaviorRelay(value: 0)
    weak var watched: Owner?
    do {
      let owner = Owner()
      watched = owner
      let pairs = memory.apply(relay.withUnretained(owner), owner.bag)
      for _ in 0..<2 { pairs.subscribe(onNext: { $0.seen.append($1) }).disposed(by: owner.bag) }
      relay.accept(1)
      #expect(owner.seen == [0, 0, 1, 1])
    }
    #expect(watched == nil)
    relay.accept(2)
  }

  /// A memory of `.whileConnected` goes with the last subscriber; one of `.forever` with the sequence.
  @Test(arguments: [1, 2], [SubjectLifetimeScope.whileConnected, .forever])
  func letsGoOfItsValues(_ replay: Int, _ scope: SubjectLifetimeScope) {
    final class Value {}
    weak var watched: Value?
    let source = PublishSubject<Value>()
    do {
      let shared = source.share(replay: replay, scope: scope)
      let subscription = shared.subscribe()
      do {
        let value = Value()
        watched = value
        source.onNext(value)
      }
      #expect(watched != nil)
      subscription.dispose()
      #expect((watched != nil) == (scope == .forever))
    }
    #expect(watched == nil)
  }
}
