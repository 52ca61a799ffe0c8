import RxCore
import Testing

@Suite struct FailureTests {
  @Test func onlyTheFailure() {
    for source in [Observable<Int>.error(TestError.two), .failure(TestError.two)] {
      let recorder = Recorder<Int>()
      _ = source.subscribe(recorder)
      #expect(recorder.events.count == 1)
      #expect(recorder.error as? TestError == .two)
    }
  }
}
