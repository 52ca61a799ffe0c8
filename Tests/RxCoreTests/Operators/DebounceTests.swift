import RxCore
import Testing

@Suite struct DebounceTests {
  @Test func saysTheLastValueAfterASilence() {
    let scheduler = VirtualTimeScheduler()
    let keys = PublishRelay<String>()
    let recorder = Recorder<String>(clock: scheduler)
    let subscription = keys.debounce(.milliseconds(300), scheduler: scheduler).subscribe(recorder)
    keys.accept("a")
    scheduler.advanceBy(.milliseconds(299))
    keys.accept("ab")
    scheduler.advanceBy(.milliseconds(299))
    #expect(recorder.values == [])
    scheduler.advanceBy(.milliseconds(1))
    #expect(recorder.values == ["ab"])
    #expect(recorder.events.map(\.time) == [.milliseconds(599)])
    keys.accept("abc")
    subscription.dispose()
    scheduler.start()
    #expect(recorder.values == ["ab"])
  }
}
