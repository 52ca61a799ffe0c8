import RxCore
import TestSupport
import Testing

/// Random chains of operators do to a sequence what a simple model does to a list.
@Suite struct PropertyTests {
  @Test(arguments: 0..<20) func chainsDoWhatTheModelDoes(_ block: Int) {
    for seed in UInt64(block * 200)..<UInt64(block * 200 + 200) {
      var random = SplitMix(seed: seed)
      let values = (0..<random.next(below: 12)).map { _ in random.next(below: 7) }
      let steps = (0..<(1 + random.next(below: 6))).map { _ in ModelStep.random(&random) }
      let expected = steps.reduce(values) { $1.model($0) }
      for feed in Feed.allCases {
        let recorder = Recorder<Int>()
        feed.run(values) { source, end in
          let chain = steps.reduce(source) { $1.apply($0) }
          _ = end(chain).subscribe(recorder)
        }
        let story = "seed \(seed), \(feed), \(values): \(steps.map(\.name).joined(separator: ", "))"
        #expect(recorder.values == expected, "\(story)")
        #expect(recorder.isCompleted, "\(story)")
        #expect(recorder.events.filter(\.event.isStopEvent).count == 1, "\(story)")
      }
    }
  }

  @Test(arguments: 0..<10) func disposingAfterSomeLeavesExactlyThose(_ block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var random = SplitMix(seed: seed)
      let values = (0..<(1 + random.next(below: 12))).map { _ in random.next(below: 7) }
      let steps = (0..<(1 + random.next(below: 6))).map { _ in ModelStep.random(&random) }
      let limit = 1 + random.next(below: 4)
      let expected = steps.reduce(values) { $1.model($0) }
      for feed in Feed.allCases {
        var seen: [Int] = []
        let subscription = SerialDisposable()
        feed.run(values) { source, end in
          let chain = steps.reduce(source) { $1.apply($0) }
          subscription.disposable = end(chain).subscribe(onNext: {
            seen.append($0)
            if seen.count == limit { subscription.dispose() }
          })
        }
        let story = "seed \(seed), \(feed), \(values): \(steps.map(\.name).joined(separator: ", "))"
        if feed == .atOnce {
          // Nobody can dispose what has not returned yet; it says all that it has.
          #expect(seen.starts(with: expected.prefix(limit)), "\(story)")
        } else {
          #expect(seen.count <= max(limit, steps.filter(\.speaksAtOnce).count + expected.count), "\(story)")
          #expect(expected.starts(with: seen), "\(story)")
        }
      }
    }
  }
}
