import RxCore
import Testing

@Suite struct DistinctUntilChangedTests {
  @Test func leavesOutRepetitions() {
    #expect(draw("-a-a-b-a-|") { sources, _ in sources[0].distinctUntilChanged() } == "-a---b-a-|")
  }

  @Test func comparesKeys() {
    let drawing = draw("-a-A-b-|") { sources, _ in sources[0].distinctUntilChanged { $0.lowercased() } }
    #expect(drawing == "-a---b-|")
  }

  @Test func comparesByAClosure() {
    let drawing = draw("-1-2-5-|") { sources, _ in
      sources[0].compactMap { Int($0) }.distinctUntilChanged { abs($0 - $1) < 2 }
    }
    #expect(drawing == "-1---5-|")
  }

  @Test func comparesKeysByAClosure() {
    let drawing = draw("-1-2-5-|") { sources, _ in
      sources[0].distinctUntilChanged({ Int($0) ?? 0 }, comparer: { abs($0 - $1) < 2 })
    }
    #expect(drawing == "-1---5-|")
  }

  @Test func comparesAProperty() {
    let drawing = draw("-a-b-|") { sources, _ in sources[0].distinctUntilChanged(at: \.count) }
    #expect(drawing == "-a---|")
  }

  @Test func eachSubscriptionBeginsAnew() {
    let source = Observable.of(1, 1, 2).distinctUntilChanged()
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      _ = source.subscribe(recorder)
      #expect(recorder.values == [1, 2])
    }
  }
}
