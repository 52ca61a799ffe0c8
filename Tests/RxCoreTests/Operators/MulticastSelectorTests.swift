import RxCore
import Testing

@Suite struct MulticastSelectorTests {
  @Test func oneRunServesAllThatIsInTheSelector() {
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    let subscription = probe.asObservable()
      .multicast({ PublishSubject() }) { shared in Observable.zip(shared, shared.map { $0 * 10 }) { $0 + $1 }
      }
      .subscribe(recorder)
    #expect(probe.subscribed == 1)
    probe.on(.next(1))
    #expect(recorder.values == [11])
    subscription.dispose()
    #expect(!probe.isActive)
  }
}
