import RxCore
import Testing

@Suite struct DriverTests {
  @Test func sharesOneRunAndReplaysTheLastValue() {
    let relay = BehaviorRelay(value: 1)
    var runs = 0
    let driver = relay.asDriver().map { value -> Int in
      runs += 1
      return value * 10
    }
    var first: [Int] = []
    var second: [Int] = []
    let one = driver.drive(onNext: { first.append($0) })
    let two = driver.drive(onNext: { second.append($0) })
    relay.accept(2)
    #expect(first == [10, 20])
    #expect(second == [10, 20])
    #expect(runs == 2)
    one.dispose()
    two.dispose()
    relay.accept(3)
    #expect(runs == 2)
  }

  @Test func replacesAnError() {
    let recorder = Recorder<Int>()
    _ = Observable<Int>.error(TestError.one).asDriver(onErrorJustReturn: 9).drive(recorder)
    #expect(recorder.values == [9])
    #expect(recorder.isCompleted)
  }

  @Test func drivesARelayAVariableAndAnOwner() {
    final class Owner { var seen: [Int] = [] }
    let owner = Owner()
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let variable = Variable(0)
    let driver = Driver.of(1, 2)
    _ = driver.drive(relay)
    _ = driver.drive(optional)
    _ = driver.drive(variable)
    _ = driver.drive(with: owner, onNext: { owner, value in owner.seen.append(value) })
    #expect(relay.value == 2)
    #expect(optional.value == 2)
    #expect(variable.value == 2)
    #expect(owner.seen == [1, 2])
  }
}
