import RxCore
import Testing

@Suite struct PublishRelayTests {
  @Test func saysWhatComesAfter() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let recorder = Recorder<Int>()
    _ = relay.subscribe(recorder)
    relay.accept(2)
    #expect(recorder.values == [2])
  }

  @Test func queuesANestedAccept() {
    let relay = PublishRelay<Int>()
    let recorder = Recorder<Int>()
    _ = relay.subscribe(onNext: { if $0 < 3 { relay.accept($0 + 1) } })
    _ = relay.subscribe(recorder)
    relay.accept(1)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func keepsItsOrderWhenManyLeaveInTheMiddle() {
    let relay = PublishRelay<Int>()
    var seen: [Int] = []
    var subscriptions: [any Disposable] = []
    for number in 0..<100 {
      subscriptions.append(
        relay.subscribe(onNext: { _ in
          seen.append(number)
          if number == 10 { for other in stride(from: 0, to: 100, by: 3) { subscriptions[other].dispose() } }
        }))
    }
    relay.accept(1)
    #expect(seen == (0..<100).filter { $0 <= 10 || $0 % 3 != 0 })
    seen = []
    relay.accept(2)
    #expect(seen == (0..<100).filter { $0 % 3 != 0 })
  }
}
