import RxCore
import Testing

@Suite struct JustTests {
  @Test func oneValueThenTheEnd() {
    let recorder = Recorder<Int>()
    _ = Observable.just(1).subscribe(recorder)
    #expect(recorder.values == [1])
    #expect(recorder.isCompleted)
  }
}
