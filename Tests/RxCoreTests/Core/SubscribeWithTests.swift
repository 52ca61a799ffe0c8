import RxCore
import Testing

@Suite struct SubscribeWithTests {
  private final class Owner { var log: [String] = [] }

  @Test func callsTheClosuresWithItsOwner() {
    let owner = Owner()
    _ = Observable.of(1).subscribe(
      with: owner, onNext: { $0.log.append("next \($1)") }, onCompleted: { $0.log.append("completed") },
      onDisposed: { $0.log.append("disposed") })
    _ = Observable<Int>.error(TestError.one).subscribe(with: owner, onError: { $0.log.append("\($1)") })
    _ = Observable.of(2).subscribe(with: owner) { owner, event in owner.log.append("\(event)") }
    _ = Observable.of(3).bind(with: owner) { $0.log.append("bound \($1)") }
    #expect(
      owner.log == ["next 1", "completed", "disposed", "one", "next(2)", "completed", "bound 3"])
  }

  @Test func holdsItsOwnerWeakly() {
    var owner: Owner? = Owner()
    weak let watched = owner
    let relay = BehaviorRelay(value: 1)
    let subscriptions = [
      relay.subscribe(with: owner!, onNext: { $0.log.append("\($1)") }),
      relay.bind(with: owner!) { $0.log.append("\($1)") },
      relay.asDriver().drive(with: owner!, onNext: { $0.log.append("\($1)") }),
    ]
    #expect(owner?.log == ["1", "1", "1"])
    owner = nil
    #expect(watched == nil)
    relay.accept(2)
    for subscription in subscriptions { subscription.dispose() }
  }
}
