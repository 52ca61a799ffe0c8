import RxCore
import Testing

@Suite struct DoTests {
  @Test func runsAtEachPoint() {
    var log: [String] = []
    let subscription = Observable.of(1).do(
      onNext: { log.append("next \($0)") },
      afterNext: { log.append("after next \($0)") },
      onCompleted: { log.append("completed") },
      afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") },
      onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    ).subscribe(onNext: { log.append("value \($0)") }, onCompleted: { log.append("end") })
    subscription.dispose()
    #expect(
      log == [
        "subscribe", "next 1", "value 1", "after next 1", "completed", "end", "dispose", "after completed",
        "subscribed",
      ])
  }

  @Test func anErrorThrownEndsIt() {
    #expect(draw("-a-b|") { sources, _ in sources[0].do(onNext: { _ in throw TestError.two }) } == "-#")
  }

  @Test func seesErrors() {
    var seen: [String] = []
    _ = Observable<Int>.error(TestError.one)
      .do(onError: { seen.append("\($0)") }, afterError: { seen.append("after \($0)") })
      .subscribe(onError: { _ in seen.append("handled") })
    #expect(seen == ["one", "handled", "after one"])
  }
}
