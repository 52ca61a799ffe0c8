import RxCore
import Testing

@Suite struct ScanTests {
  @Test func saysTheRunningTotal() {
    #expect(draw("-1-2-3-|") { sources, _ in sources[0].scan(0) { $0 + (Int($1) ?? 0) } } == "-1-3-6-|")
  }

  @Test func changesItInPlace() {
    let drawing = draw("-1-2-3-|") { sources, _ in
      sources[0].scan(into: [String]()) { $0.append($1) }.map(\.count)
    }
    #expect(drawing == "-1-2-3-|")
  }

  @Test func eachSubscriptionBeginsAnew() {
    let source = Observable.of(1, 2).scan(0, accumulator: +)
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      _ = source.subscribe(recorder)
      #expect(recorder.values == [1, 3])
    }
  }
}
