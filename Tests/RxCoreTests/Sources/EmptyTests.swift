import RxCore
import Testing

@Suite struct EmptyTests {
  @Test func onlyTheEnd() {
    let recorder = Recorder<Int>()
    _ = Observable<Int>.empty().subscribe(recorder)
    #expect(recorder.events.count == 1)
    #expect(recorder.isCompleted)
  }
}
