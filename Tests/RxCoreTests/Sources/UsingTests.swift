import RxCore
import Testing

@Suite struct UsingTests {
  @Test func theResourceLivesAsLongAsTheSubscription() {
    let resource = BooleanDisposable()
    let probe = Probe<Int>()
    let subscription = Observable.using({ resource }) { _ in probe.asObservable() }.subscribe(Recorder<Int>())
    #expect(!resource.isDisposed)
    subscription.dispose()
    #expect(resource.isDisposed)
  }

  @Test func itIsDisposedWhenTheSequenceCannotBeMade() {
    let resource = BooleanDisposable()
    let recorder = Recorder<Int>()
    _ = Observable<Int>.using({ resource }) { _ in throw TestError.two }.subscribe(recorder)
    #expect(resource.isDisposed)
    #expect(recorder.error as? TestError == .two)
  }
}
