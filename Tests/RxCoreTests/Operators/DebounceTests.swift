import RxCore
import Testing

@Suite struct DebounceTests {
  @Test(arguments: [
    ("-ab---c----|", "-----b---c-|"),
    ("-ab--|", "-----(b|)"),
    ("-ab#", "---#"),
    ("-a|", "--(a|)"),
  ]) func saysTheLastAfterASilence(_ source: String, _ expected: String) {
    #expect(draw(source) { $0[0].debounce(.frames(3), scheduler: $1) } == expected)
  }

  @Test func nothingAfterDispose() {
    let scheduler = VirtualTimeScheduler()
    let keys = PublishRelay<String>()
    let recorder = Recorder<String>(clock: scheduler)
    let subscription = keys.debounce(.milliseconds(300), scheduler: scheduler).subscribe(recorder)
    keys.accept("a")
    scheduler.advanceBy(.milliseconds(299))
    #expect(recorder.values == [])
    subscription.dispose()
    scheduler.start()
    #expect(recorder.values == [])
  }
}
