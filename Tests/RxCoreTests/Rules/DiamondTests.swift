import RxCore
import Testing

/// Two branches of one relay, joined again.
///
/// Branches hear in the order in which they subscribed, each to its end. So a `combineLatest` says the state between
/// two branches, too; `zip` and `withLatestFrom` do not.
@Suite struct DiamondTests {
  @Test func combineLatestSaysTheStateBetween() {
    let relay = BehaviorRelay(value: 1)
    let recorder = Recorder<String>()
    _ = Observable.combineLatest(relay.map { $0 * 10 }, relay.map { $0 + 1 }) { "\($0) \($1)" }.subscribe(
      recorder)
    relay.accept(2)
    #expect(recorder.values == ["10 2", "20 2", "20 3"])
  }

  @Test func zipSaysEachOnce() {
    let relay = BehaviorRelay(value: 1)
    let recorder = Recorder<String>()
    _ = Observable.zip(relay.map { $0 * 10 }, relay.map { $0 + 1 }) { "\($0) \($1)" }.subscribe(recorder)
    relay.accept(2)
    #expect(recorder.values == ["10 2", "20 3"])
  }

  @Test func withLatestFromHearsTheOtherFirst() {
    let relay = BehaviorRelay(value: 1)
    let recorder = Recorder<String>()
    _ = relay.map { $0 * 10 }.withLatestFrom(relay.map { $0 + 1 }) { "\($0) \($1)" }.subscribe(recorder)
    relay.accept(2)
    #expect(recorder.values == ["10 2", "20 3"])
  }
}
