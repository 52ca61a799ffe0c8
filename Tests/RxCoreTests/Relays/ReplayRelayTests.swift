import RxCore
import Testing

@Suite struct ReplayRelayTests {
  @Test func saysItsLastValues() {
    let relay = ReplayRelay<Int>.create(bufferSize: 2)
    let all = ReplayRelay<Int>.createUnbound()
    for value in 1...3 {
      relay.accept(value)
      all.accept(value)
    }
    let recorder = Recorder<Int>()
    _ = relay.subscribe(recorder)
    #expect(recorder.values == [2, 3])
    let other = Recorder<Int>()
    _ = all.subscribe(other)
    #expect(other.values == [1, 2, 3])
  }
}
