import RxCore
import TestSupport
import Testing

/// What may happen in the middle of a delivery.
@Suite struct DeliveryTests {
  @Test func aStageStopsAtOnceWhenItsSubscriptionIsDisposedInside() {
    let relay = PublishRelay<Int>()
    let subscription = SerialDisposable()
    var mapped = 0
    subscription.disposable = relay.do(onNext: { if $0 == 2 { subscription.dispose() } })
      .map { value -> Int in
        mapped += 1
        return value
      }.subscribe(onNext: { _ in })
    for value in 1...3 { relay.accept(value) }
    #expect(mapped == 1)
  }

  @Test func theRelayMayDieInTheMiddle() {
    var relay: PublishRelay<Int>? = PublishRelay()
    var seen: [Int] = []
    _ = relay?.subscribe(onNext: {
      seen.append($0)
      relay = nil
    })
    _ = relay?.subscribe(onNext: { seen.append($0 * 10) })
    relay?.accept(1)
    #expect(seen == [1, 10])
    #expect(relay == nil)
  }

  @Test func aSubscriberMayDisposeItselfAndAllOthers() {
    let relay = PublishRelay<Int>()
    let all = CompositeDisposable()
    var seen: [Int] = []
    for number in 0..<5 {
      _ = all.insert(
        relay.subscribe(onNext: { _ in
          seen.append(number)
          if number == 2 { all.dispose() }
        }))
    }
    relay.accept(1)
    relay.accept(2)
    #expect(seen == [0, 1, 2])
  }

  @Test func manyMayComeInTheMiddle() {
    let relay = PublishRelay<Int>()
    var seen: [Int] = []
    var late = 0
    for number in 0..<5 {
      _ = relay.subscribe(onNext: { value in
        seen.append(number)
        if value == 1 { for _ in 0..<100 { _ = relay.subscribe(onNext: { _ in late += 1 }) } }
      })
    }
    relay.accept(1)
    #expect(seen == [0, 1, 2, 3, 4])
    #expect(late == 0)
    relay.accept(2)
    #expect(seen == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
    #expect(late == 500)
  }

  @Test func aQueuedEventReachesThoseWhoCameMeanwhile() {
    let relay = PublishRelay<Int>()
    var late: [Int] = []
    var isFirst = true
    _ = relay.subscribe(onNext: { _ in
      guard isFirst else { return }
      isFirst = false
      relay.accept(2)
      _ = relay.subscribe(onNext: { late.append($0) })
    })
    relay.accept(1)
    #expect(late == [2])
  }

  @Test func aSharedSequenceIsReenteredInOrder() {
    let source = PublishSubject<Int>()
    let shared = Observable<Int>.create { observer in
      source.subscribe(onNext: { observer.onNext($0) })
    }.share(replay: 1)
    var first: [Int] = []
    var second: [Int] = []
    _ = shared.subscribe(onNext: {
      first.append($0)
      if $0 == 1 { source.onNext(2) }
    })
    _ = shared.subscribe(onNext: { second.append($0) })
    source.onNext(1)
    #expect(first == [1, 2])
    #expect(second == [1, 2])
  }

  @Test(arguments: [0, 1]) func aSharedSequenceMayEndInTheMiddleOfItsDelivery(_ replay: Int) {
    let source = PublishSubject<Int>()
    let end = PublishSubject<Void>()
    let shared = source.take(until: end).share(replay: replay)
    let recorders = (0..<3).map { _ in Recorder<Int>() }
    _ = shared.subscribe(recorders[0])
    _ = shared.subscribe(onNext: { if $0 == 2 { end.onNext(()) } })
    _ = shared.subscribe(recorders[1])
    _ = shared.subscribe(recorders[2])
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    for recorder in recorders {
      #expect(recorder.values == [1, 2])
      #expect(recorder.isCompleted)
    }
  }

  @Test func manyComeAndGoAndTheOrderStays() {
    let relay = PublishRelay<Int>()
    var seen: [Int] = []
    var subscriptions: [Int: any Disposable] = [:]
    var alive: [Int] = []
    var random = SplitMix(seed: 7)
    for number in 0..<2_000 {
      subscriptions[number] = relay.subscribe(onNext: { _ in seen.append(number) })
      alive.append(number)
      if random.next(below: 3) > 0 {
        let gone = alive.remove(at: random.next(below: alive.count))
        subscriptions[gone]?.dispose()
      }
    }
    relay.accept(0)
    #expect(seen == alive)
  }
}
