import LeakCheck
import RxCore
import Testing
import Views

/// A view of a program's own.
private final class Gauge: View {
  var level = 0
}

/// What a program adds to `.rx` for its own view.
extension Reactive where Base: Gauge {
  @MainActor fileprivate var level: Binder<Int> { Binder(base) { gauge, level in gauge.level = level } }
}

/// The `.rx` of a view that the package does not know.
@Suite struct ReactiveExtensionTests {
  @Test func aProgramsOwnPropertyIsBoundLikeOthers() {
    let gauge = Gauge()
    let levels = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    levels.bind(to: gauge.rx.level).disposed(by: bag)
    levels.bind(to: gauge.rx.isHidden.mapObserver { $0 == 2 }).disposed(by: bag)
    #expect(gauge.level == 1 && !gauge.isHidden)
    levels.accept(2)
    #expect(gauge.level == 2 && gauge.isHidden)
  }

  @Test func theBoundViewDies() {
    let levels = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    assertDeallocated {
      let gauge = Gauge()
      levels.bind(to: gauge.rx.level).disposed(by: bag)
      return gauge
    }
    levels.accept(2)
  }
}
