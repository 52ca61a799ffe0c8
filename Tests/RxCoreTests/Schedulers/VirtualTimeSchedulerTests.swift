import RxCore
import Testing

@Suite struct VirtualTimeSchedulerTests {
  @Test func runsInOrderOfTimeThenOfScheduling() {
    let scheduler = VirtualTimeScheduler(initialClock: .seconds(5))
    var log: [String] = []
    func work(_ name: String, after delay: Duration) -> any Disposable {
      scheduler.scheduleRelative(name, dueTime: delay) { name in
        log.append("\(name) at \(scheduler.now)")
        return Disposables.create()
      }
    }
    _ = work("c", after: .seconds(3))
    _ = work("a", after: .seconds(1))
    let dropped = work("x", after: .seconds(2))
    _ = work("b", after: .seconds(1))
    dropped.dispose()
    scheduler.advanceTo(.seconds(7))
    #expect(log == ["a at 6.0 seconds", "b at 6.0 seconds"])
    #expect(scheduler.clock == .seconds(7))
    scheduler.start()
    #expect(log.last == "c at 8.0 seconds")
  }

  @Test func repeatsPeriodically() {
    let scheduler = VirtualTimeScheduler()
    var seen: [Int] = []
    let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(2)) { state in
      seen.append(state)
      return state * 2
    }
    scheduler.advanceBy(.seconds(6))
    #expect(seen == [1, 2, 4])
    timer.dispose()
    scheduler.start()
    #expect(seen == [1, 2, 4])
  }

  @Test func stopsFromItsOwnWork() {
    let scheduler = VirtualTimeScheduler()
    var count = 0
    _ = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) {
      count += 1
      if count == 3 { scheduler.stop() }
    }
    scheduler.start()
    #expect(count == 3)
  }

  @Test func workLeavesSomethingToDispose() {
    let scheduler = VirtualTimeScheduler()
    let left = BooleanDisposable()
    let ticket = scheduler.schedule(()) { left }
    scheduler.start()
    #expect(!left.isDisposed)
    ticket.dispose()
    #expect(left.isDisposed)
  }
}
