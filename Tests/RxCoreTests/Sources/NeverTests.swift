import RxCore
import Testing

@Suite struct NeverTests {
  @Test func nothingEver() {
    let recorder = Recorder<Int>()
    let subscription = Observable<Int>.never().subscribe(recorder)
    #expect(recorder.events.isEmpty)
    subscription.dispose()
  }
}
