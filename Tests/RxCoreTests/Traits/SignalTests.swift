import RxCore
import Testing

@Suite struct SignalTests {
  @Test func isSentToSeveralObservers() {
    let recorders = (0..<3).map { _ in Recorder<Int>() }
    _ = Signal.of(1, 2).emit(to: recorders[0], recorders[1], recorders[2])
    #expect(recorders.map(\.values) == [[1, 2], [1, 2], [1, 2]])
  }

  @Test func sharesOneRunWithoutAMemory() {
    let relay = PublishRelay<Int>()
    var runs = 0
    let signal = relay.asSignal().map { value -> Int in
      runs += 1
      return value
    }
    var first: [Int] = []
    var second: [Int] = []
    _ = signal.emit(onNext: { first.append($0) })
    relay.accept(1)
    _ = signal.emit(onNext: { second.append($0) })
    relay.accept(2)
    #expect(first == [1, 2])
    #expect(second == [2])
    #expect(runs == 2)
  }

  @Test func emitsToOthers() {
    final class Owner { var seen: [Int] = [] }
    let owner = Owner()
    let target = PublishRelay<Int>()
    let state = BehaviorRelay(value: 0)
    let recorder = Recorder<Int>()
    _ = target.subscribe(recorder)
    let signal = Signal.of(1, 2)
    _ = signal.emit(to: target)
    _ = signal.emit(to: state)
    _ = signal.emit(with: owner, onNext: { $0.seen.append($1) })
    #expect(recorder.values == [1, 2])
    #expect(state.value == 2)
    #expect(owner.seen == [1, 2])
  }

  @Test func becomesADriver() {
    let relay = PublishRelay<Int>()
    let driver = relay.asSignal().asDriver()
    _ = driver.drive(onNext: { _ in })
    relay.accept(1)
    var late: [Int] = []
    _ = driver.drive(onNext: { late.append($0) })
    #expect(late == [1])
  }
}
