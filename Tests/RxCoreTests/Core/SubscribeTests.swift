import RxCore
import Testing

@Suite struct SubscribeTests {
  @Test func callsEachClosure() {
    var log: [String] = []
    func follow(_ source: Observable<Int>) {
      _ = source.subscribe(
        onNext: { log.append("next \($0)") }, onError: { log.append("error \($0)") },
        onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    }
    follow(.of(1, 2))
    follow(.error(TestError.one))
    #expect(log == ["next 1", "next 2", "completed", "disposed", "error one", "disposed"])
  }

  @Test func callsOneClosureForEachEvent() {
    var log: [String] = []
    _ = Observable.of(1).subscribe { log.append("\($0)") }
    #expect(log == ["next(1)", "completed"])
  }

  @Test func aFailureThatNobodyHandlesIsReported() async {
    await #expect(processExitsWith: .success) {
      let (reports, report) = AsyncStream.makeStream(of: String.self)
      Hooks.setReporter { report.yield($0) }
      _ = Observable<Int>.error(TestError.one).subscribe(onNext: { _ in })
      report.finish()
      var seen: [String] = []
      for await text in reports { seen.append(text) }
      precondition(seen == ["A sequence failed and nobody handles it: one"])
    }
  }
}
