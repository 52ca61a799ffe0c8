import RxCore
import Testing

@Suite struct CreateTests {
  @Test func nothingAfterTheEnd() {
    let recorder = Recorder<Int>()
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError.one)
      return Disposables.create()
    }.subscribe(recorder)
    #expect(recorder.values == [1])
    #expect(recorder.events.count == 2)
  }

  @Test func disposesWhatItReturnsEvenIfItEndedBefore() {
    var disposed = 0
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { disposed += 1 }
    }.subscribe(Recorder<Int>())
    #expect(disposed == 1)
  }
}
