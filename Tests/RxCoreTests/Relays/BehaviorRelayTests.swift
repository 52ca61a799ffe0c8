import RxCore
import Testing

@Suite struct BehaviorRelayTests {
  @Test func saysItsValueThenEachAccepted() {
    let relay = BehaviorRelay(value: 1)
    let recorder = Recorder<Int>()
    let subscription = relay.subscribe(recorder)
    relay.accept(2)
    #expect(recorder.values == [1, 2])
    #expect(relay.value == 2)
    subscription.dispose()
    relay.accept(3)
    #expect(recorder.values == [1, 2])
  }

  @Test func queuesANestedAccept() {
    let relay = BehaviorRelay(value: 0)
    var first: [Int] = []
    var second: [Int] = []
    var seenValue: [Int] = []
    _ = relay.subscribe(onNext: { value in
      first.append(value)
      if value == 1 {
        relay.accept(2)
        relay.accept(3)
      }
      seenValue.append(relay.value)
    })
    _ = relay.subscribe(onNext: { second.append($0) })
    relay.accept(1)
    #expect(first == [0, 1, 2, 3])
    #expect(second == [0, 1, 2, 3])
    #expect(seenValue == [0, 1, 2, 3])
  }

  @Test func reentersAHundredThousandTimes() {
    let relay = BehaviorRelay(value: 0)
    _ = relay.subscribe(onNext: { if $0 < 100_000 { relay.accept($0 + 1) } })
    relay.accept(1)
    #expect(relay.value == 100_000)
  }

  @Test func aSubscriberDisposedInTheMiddleOfADeliveryGetsNothingMore() {
    let relay = BehaviorRelay(value: 0)
    var other: (any Disposable)?
    var seen: [Int] = []
    _ = relay.subscribe(onNext: { if $0 == 1 { other?.dispose() } })
    other = relay.subscribe(onNext: { seen.append($0) })
    relay.accept(1)
    relay.accept(2)
    #expect(seen == [0])
  }

  @Test func aSubscriberAddedInTheMiddleOfADeliveryGetsTheValueOnce() {
    let relay = BehaviorRelay(value: 0)
    var late: [Int] = []
    var hasSubscribed = false
    _ = relay.subscribe(onNext: { value in
      if value == 1, !hasSubscribed {
        hasSubscribed = true
        _ = relay.subscribe(onNext: { late.append($0) })
      }
    })
    relay.accept(1)
    relay.accept(2)
    #expect(late == [1, 2])
  }
}
