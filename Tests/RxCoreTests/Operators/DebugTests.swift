import RxCore
import Testing

@Suite struct DebugTests {
  @Test func reportsEachEventAndPassesItUnchanged() async {
    await #expect(processExitsWith: .success) {
      let (reports, report) = AsyncStream.makeStream(of: String.self)
      Hooks.setReporter { report.yield($0) }
      let text = String(repeating: "a", count: 70)
      var passed: [String] = []
      _ = Observable.just(text).debug("text", trimOutput: true).subscribe(onNext: { passed.append($0) })
      precondition(passed == [text])
      report.finish()
      var seen: [String] = []
      for await line in reports { seen.append(line) }
      let trimmed = "text -> next(" + String(repeating: "a", count: 55) + "..."
      precondition(seen == ["text -> subscribed", trimmed, "text -> completed", "text -> disposed"])
    }
  }
}
