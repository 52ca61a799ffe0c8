import RxCore
import Testing

@Suite struct TimerTests {
  @Test func once() {
    #expect(draw("", frames: 6) { Observable<Int>.timer(.frames(3), scheduler: $1) } == "---(0|)")
  }

  @Test func again() {
    #expect(
      draw("", frames: 8) { Observable<Int>.timer(.frames(1), period: .frames(2), scheduler: $1) }
        == "-0-1-2-3")
  }

  @Test func anInterval() {
    #expect(draw("", frames: 9) { Observable<Int>.interval(.frames(3), scheduler: $1) } == "---0--1--")
  }

  @Test func endsWithItsSubscription() {
    let scheduler = VirtualTimeScheduler()
    let recorder = Recorder<Int>()
    let subscription = Observable<Int>.interval(.frames(1), scheduler: scheduler).subscribe(recorder)
    scheduler.advanceBy(.frames(2))
    subscription.dispose()
    scheduler.start()
    #expect(recorder.values == [0, 1])
  }
}
