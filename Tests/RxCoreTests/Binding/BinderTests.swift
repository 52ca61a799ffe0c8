import RxCore
import Testing

@MainActor @Suite struct BinderTests {
  final class Target: ReactiveCompatible {
    var text: String?
    var count = 0
  }

  @Test func bindsToItsTargetAndHoldsItWeakly() {
    var target: Target? = Target()
    weak let watched = target
    let relay = BehaviorRelay(value: 1)
    let subscription = relay.bind(to: Binder(target!) { $0.count = $1 })
    relay.accept(2)
    #expect(target?.count == 2)
    target = nil
    #expect(watched == nil)
    relay.accept(3)
    subscription.dispose()
  }

  @Test func promotesToOptional() {
    let target = Target()
    let binder = Binder<String?>(target) { $0.text = $1 }
    _ = Observable.just("a").bind(to: binder)
    #expect(target.text == "a")
    _ = Driver.just("b").drive(binder)
    #expect(target.text == "b")
  }

  @Test func everySettablePropertyHasABinder() {
    let target = Target()
    _ = Observable.just(7).bind(to: target.rx.count)
    #expect(target.count == 7)
  }

  @Test func anErrorTrapsInDebug() async {
    #if DEBUG
      await #expect(processExitsWith: .failure) { @MainActor in
        let target = Target()
        _ = Observable<Int>.error(TestError.one).bind(to: Binder(target) { $0.count = $1 })
      }
    #endif
  }
}
