import RxCore
import Testing

@Suite struct EventTests {
  @Test func tellsWhatItIs() {
    let events: [Event<Int>] = [.next(1), .error(TestError.one), .completed]
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map(\.isStopEvent) == [false, true, true])
    #expect(events.map { $0.error as? TestError } == [nil, .one, nil])
    #expect(events.map(\.debugDescription) == ["next(1)", "error(one)", "completed"])
  }

  @Test func isMapped() {
    #expect(Event.next(1).map { $0 + 1 }.element == 2)
    #expect(Event.next(1).map { _ throws -> Int in throw TestError.two }.error as? TestError == .two)
    #expect(Event<Int>.completed.map { $0 + 1 }.isCompleted)
  }
}
