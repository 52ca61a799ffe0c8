import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct EventLoopTests {
  @Test func inputEndsTheWait() {
    let pipe = Pipe()
    let loop = EventLoop(input: pipe.readEnd)
    #expect(loop.wait(timeout: .zero) == .timedOut)
    pipe.send("x")
    #expect(loop.wait() == .readable)
    #expect(loop.wait() == .readable)
    pipe.closeWriteEnd()
    #expect(loop.wait() == .readable)
    _ = pipe.received()
    #expect(loop.wait() == .hangup)
  }

  @Test func filesAndTheNullDeviceAreReadable() {
    for path in ["/dev/null", "/proc/self/exe"] {
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      #expect(EventLoop(input: descriptor).wait() == .readable)
    }
  }

  @Test func aDescriptorThatIsNotOpenHasHungUp() {
    #expect(EventLoop(input: 1_000_000).wait() == .hangup)
  }

  @Test func timersRunByDeadlineAndThenByOrder() {
    let loop = EventLoop(input: -1)
    var ran: [Int] = []
    loop.schedule(after: .milliseconds(2)) { ran.append(3) }
    loop.schedule(after: .zero) { ran.append(1) }
    loop.schedule(after: .milliseconds(-5)) { ran.append(2) }
    loop.schedule(after: .milliseconds(3)) { loop.interruptWait() }
    #expect(loop.wait() == .interrupted)
    #expect(ran == [1, 2, 3])
  }

  @Test func aTimerIsNeverEarly() {
    let loop = EventLoop(input: -1)
    for milliseconds in 1...5 {
      let start = loop.now
      #expect(loop.wait(timeout: .milliseconds(milliseconds)) == .timedOut)
      #expect(loop.now - start >= .milliseconds(milliseconds))
    }
  }

  @Test func aCancelledTimerDoesNotRunAndLetsGo() {
    final class Kept {}
    let loop = EventLoop(input: -1)
    var kept: Kept? = Kept()
    weak let weakly = kept
    let timer = loop.schedule(after: .zero) { [kept] in Issue.record("ran with \(kept as Any)") }
    kept = nil
    #expect(timer.isPending)
    #expect(weakly != nil)
    timer.cancel()
    timer.cancel()
    #expect(weakly == nil)
    #expect(!timer.isPending)
    #expect(loop.wait(timeout: .milliseconds(1)) == .timedOut)
  }

  @Test func aTimerMayCancelTheOneBehindItAndScheduleAnother() {
    let loop = EventLoop(input: -1)
    var ran: [String] = []
    var second: LoopTimer?
    loop.schedule(after: .zero) {
      ran.append("first")
      second?.cancel()
      loop.schedule(after: .zero) {
        ran.append("third")
        loop.interruptWait()
      }
    }
    second = loop.schedule(after: .zero) { ran.append("second") }
    #expect(loop.wait() == .interrupted)
    #expect(ran == ["first", "third"])
  }

  @Test func aTimerThatAlwaysSchedulesItselfKeepsNobodyFromInput() {
    let pipe = Pipe()
    let loop = EventLoop(input: pipe.readEnd)
    var rounds = 0
    var next: LoopTimer?
    func again() {
      rounds += 1
      if rounds == 3 { pipe.send("x") }
      next = loop.schedule(after: .zero, again)
    }
    again()
    #expect(loop.wait() == .readable)
    #expect(loop.wait(timeout: .zero) == .readable)
    #expect(rounds >= 3)
    next?.cancel()
  }

  @Test func whatChangedIsPaintedBeforeEachWait() {
    let loop = EventLoop(input: -1)
    var events: [String] = []
    loop.beforeWaiting = { events.append("paint") }
    loop.schedule(after: .zero) { events.append("timer") }
    loop.schedule(after: .milliseconds(1)) {
      events.append("last")
      loop.interruptWait()
    }
    #expect(loop.wait() == .interrupted)
    #expect(events.first == "paint")
    #expect(events.contains(["timer", "paint"]))
    #expect(events.last == "last")
  }

  @Test func aWaitThatTimesOutPaintsWhatItRan() {
    let loop = EventLoop(input: -1)
    var events: [String] = []
    loop.beforeWaiting = { events.append("paint") }
    loop.schedule(after: .zero) { events.append("timer") }
    #expect(loop.wait(timeout: .zero) == .timedOut)
    #expect(events == ["paint", "timer", "paint"])
  }

  @Test func anInterruptBeforeTheWaitIsKeptForIt() {
    let pipe = Pipe()
    let loop = EventLoop(input: pipe.readEnd)
    pipe.send("x")
    loop.interruptWait()
    #expect(loop.wait() == .interrupted)
    #expect(loop.wait() == .readable)
  }

  @Test func aManyTimesRescheduledTimerRunsOnce() {
    let loop = EventLoop(input: -1)
    var ran = 0
    var timer: LoopTimer?
    for _ in 0..<10_000 {
      timer?.cancel()
      timer = loop.schedule(after: .milliseconds(1)) {
        ran += 1
        loop.interruptWait()
      }
    }
    #expect(loop.wait() == .interrupted)
    #expect(loop.wait(timeout: .milliseconds(2)) == .timedOut)
    #expect(ran == 1)
  }

  @Test func aLoopLetsGoOfWhatItWasToldToRun() {
    final class Kept {}
    var kept: Kept? = Kept()
    weak let weakly = kept
    do {
      let loop = EventLoop(input: -1)
      loop.schedule(after: .seconds(1000)) { [kept] in _ = kept }
      loop.beforeWaiting = { [kept] in _ = kept }
    }
    kept = nil
    #expect(weakly == nil)
  }
}
