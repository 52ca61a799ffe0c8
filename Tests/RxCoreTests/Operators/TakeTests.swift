import RxCore
import Testing

@Suite struct TakeTests {
  @Test func endsWithTheLastOne() {
    #expect(draw("-a-b-c-|") { sources, _ in sources[0].take(2) } == "-a-(b|)")
  }

  @Test func noneIsTheEndAtOnce() {
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    _ = probe.asObservable().take(0).subscribe(recorder)
    #expect(recorder.isCompleted)
    #expect(probe.subscribed == 0)
  }

  @Test func disposesItsSourceAndIsNotReentered() {
    let relay = PublishRelay<Int>()
    var seen: [Int] = []
    _ = relay.take(1).subscribe(onNext: {
      seen.append($0)
      relay.accept($0 + 1)
    })
    relay.accept(1)
    #expect(seen == [1])
  }
}
