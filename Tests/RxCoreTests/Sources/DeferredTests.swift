import RxCore
import Testing

@Suite struct DeferredTests {
  @Test func isMadeForEachSubscriber() {
    var made = 0
    let source = Observable.deferred {
      made += 1
      return Observable.just(made)
    }
    let recorder = Recorder<Int>()
    _ = source.subscribe(recorder)
    _ = source.subscribe(recorder)
    #expect(recorder.values == [1, 2])
  }

  @Test func anErrorThrownIsTheFailure() {
    let recorder = Recorder<Int>()
    _ = Observable<Int>.deferred { throw TestError.two }.subscribe(recorder)
    #expect(recorder.error as? TestError == .two)
  }
}
