import RxCore
import Testing

/// Drivers and signals of drivers and signals.
@Suite struct UnfailingInnerTests {
  @Test func theLatestInnerOneIsHeard() {
    let relays = [BehaviorRelay(value: "a"), BehaviorRelay(value: "b")]
    let chosen = BehaviorRelay(value: 0)
    var seen: [String] = []
    _ = chosen.asDriver().map { relays[$0].asDriver() }.switchLatest().drive(onNext: { seen.append($0) })
    relays[1].accept("unheard")
    chosen.accept(1)
    relays[0].accept("unheard")
    relays[1].accept("c")
    #expect(seen == ["a", "unheard", "c"])
    let signals = PublishRelay<Int>()
    let taps = [PublishRelay<Int>(), PublishRelay<Int>()]
    var heard: [Int] = []
    _ = signals.asSignal().map { taps[$0].asSignal() }.switchLatest().emit(onNext: { heard.append($0) })
    signals.accept(0)
    taps[0].accept(1)
    signals.accept(1)
    taps[0].accept(2)
    taps[1].accept(3)
    #expect(heard == [1, 3])
  }

  @Test func innerOnesSideBySideAndInTurn() {
    let inner = [PublishRelay<Int>(), PublishRelay<Int>()]
    func heard(_ join: (Driver<Driver<Int>>) -> Driver<Int>) -> [Int] {
      var seen: [Int] = []
      let bag = DisposeBag()
      let drivers = inner.map { $0.asDriver(onErrorJustReturn: 0).take(2) }
      join(.from(drivers)).drive(onNext: { seen.append($0) }).disposed(by: bag)
      for value in 1...3 {
        inner[1].accept(value * 10)
        inner[0].accept(value)
      }
      inner[1].accept(40)
      return seen
    }
    #expect(heard { $0.merge() } == [10, 1, 20, 2])
    #expect(heard { $0.merge(maxConcurrent: 1) } == [1, 2, 30, 40])
    #expect(heard { $0.concat() } == [1, 2, 30, 40])
  }
}
