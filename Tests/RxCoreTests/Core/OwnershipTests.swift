import RxCore
import Testing

@Suite struct OwnershipTests {
  final class Thing {}

  @Test func aSubscriptionDiesWithItsSource() {
    weak var watched: Thing?
    var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 1)
    do {
      let thing = Thing()
      watched = thing
      _ = relay?.map { $0 + 1 }.filter { $0 > 0 }.subscribe(onNext: { _ in _ = thing })
    }
    #expect(watched != nil)
    relay = nil
    #expect(watched == nil)
  }

  @Test func aSubscriptionIsReleasedWhenItEnds() {
    weak var watched: Thing?
    var kept: (any Disposable)?
    do {
      let thing = Thing()
      watched = thing
      kept = Observable.just(1).subscribe(onNext: { _ in _ = thing })
    }
    #expect(watched == nil)
    kept?.dispose()
  }

  @Test func aSubscriptionIsReleasedWhenItIsDisposed() {
    weak var watched: Thing?
    let relay = PublishRelay<Int>()
    let subscription: any Disposable
    do {
      let thing = Thing()
      watched = thing
      subscription = relay.map { $0 }.subscribe(onNext: { _ in _ = thing }, onDisposed: { _ = thing })
    }
    #expect(watched != nil)
    subscription.dispose()
    #expect(watched == nil)
  }

  @Test func createHoldsItsResourceUntilDisposed() {
    var closed = 0
    let subscription = Observable<Int>.create { _ in Disposables.create { closed += 1 } }.map { $0 }
      .subscribe(onNext: { _ in })
    #expect(closed == 0)
    subscription.dispose()
    subscription.dispose()
    #expect(closed == 1)
  }

  @Test func onDisposedRunsOnceEvenForNever() {
    var disposed = 0
    let subscription = Observable<Int>.never().map { $0 }.subscribe(onDisposed: { disposed += 1 })
    #expect(disposed == 0)
    subscription.dispose()
    subscription.dispose()
    #expect(disposed == 1)
  }
}
