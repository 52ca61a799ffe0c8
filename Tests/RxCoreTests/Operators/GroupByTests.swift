import RxCore
import Testing

@Suite struct GroupByTests {
  @Test func groupsByKey() {
    var seen: [String] = []
    _ = Observable.from(1...6).groupBy { $0 % 3 }.subscribe(onNext: { group in
      _ = group.subscribe(
        onNext: { seen.append("\(group.key): \($0)") }, onCompleted: { seen.append("\(group.key) ends") })
    })
    #expect(seen.prefix(6) == ["1: 1", "2: 2", "0: 3", "1: 4", "2: 5", "0: 6"])
    #expect(Set(seen.suffix(3)) == ["0 ends", "1 ends", "2 ends"])
  }

  /// A source that tells whether anybody is left, and its groups.
  private final class World {
    let probe = Probe<Int>()
    var groups: [Int: any Disposable] = [:]
    var seen: [Int] = []
    lazy var outer = probe.asObservable().groupBy { $0 % 2 }.subscribe(onNext: { [self] group in
      groups[group.key] = group.subscribe(onNext: { self.seen.append($0) })
    })

    func say(_ values: Int...) {
      _ = outer
      for value in values { probe.on(.next(value)) }
    }
  }

  @Test func groupsThatAreListenedToGoOnAfterTheOuterSubscriptionIsDisposed() {
    let world = World()
    world.say(1, 2)
    world.outer.dispose()
    world.say(3, 4, 5)
    #expect(world.seen == [1, 2, 3, 4, 5])
    #expect(world.probe.isActive)
    world.groups[1]?.dispose()
    world.say(7, 8)
    #expect(world.seen == [1, 2, 3, 4, 5, 8])
    #expect(world.probe.isActive)
    world.groups[0]?.dispose()
    #expect(!world.probe.isActive)
    world.say(9, 10)
    #expect(world.seen == [1, 2, 3, 4, 5, 8])
  }

  @Test func theyEndWithTheSourceEvenThen() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let outer = source.groupBy { _ in 0 }.subscribe(onNext: { _ = $0.subscribe(recorder) })
    source.onNext(1)
    outer.dispose()
    source.onNext(2)
    source.onCompleted()
    #expect(recorder.values == [1, 2])
    #expect(recorder.isCompleted)
    #expect(!source.hasObservers)
  }

  @Test func aNewGroupIsNotBegunThen() {
    let world = World()
    world.say(1)
    world.outer.dispose()
    world.say(2, 3)
    #expect(world.seen == [1, 3])
    #expect(world.groups.count == 1)
  }

  @Test func anErrorOfTheSelectorFailsAll() {
    let source = PublishSubject<Int>()
    let inner = Recorder<Int>()
    var failure: (any Error)?
    _ = source.groupBy { value throws -> Int in
      if value > 1 { throw TestError.one }
      return value
    }.subscribe(onNext: { _ = $0.subscribe(inner) }, onError: { failure = $0 })
    source.onNext(1)
    source.onNext(2)
    #expect(inner.error as? TestError == .one)
    #expect(failure as? TestError == .one)
    #expect(!source.hasObservers)
  }

  @Test func aFailureFailsTheGroups() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.groupBy { $0 }.subscribe(onNext: { _ = $0.subscribe(recorder) }, onError: { _ in })
    subject.onNext(1)
    subject.onError(TestError.two)
    #expect(recorder.error as? TestError == .two)
  }
}
