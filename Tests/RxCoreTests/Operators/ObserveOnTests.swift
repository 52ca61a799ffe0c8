import RxCore
import Testing

@Suite struct ObserveOnTests {
  @Test func passesEventsOnAsWork() {
    let scheduler = VirtualTimeScheduler()
    let recorder = Recorder<Int>()
    _ = Observable.of(1, 2).observe(on: scheduler).subscribe(recorder)
    #expect(recorder.events.isEmpty)
    scheduler.start()
    #expect(recorder.values == [1, 2])
    #expect(recorder.isCompleted)
  }

  @Test func nothingAfterDispose() {
    let scheduler = VirtualTimeScheduler()
    let recorder = Recorder<Int>()
    let subscription = Observable.of(1, 2).observe(on: scheduler).subscribe(recorder)
    subscription.dispose()
    scheduler.start()
    #expect(recorder.events.isEmpty)
  }
}
