import RxCore
import Testing

@Suite struct SubscribeOnTests {
  @Test func subscribesAsWork() {
    let scheduler = VirtualTimeScheduler()
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    let subscription = probe.asObservable().subscribe(on: scheduler).subscribe(recorder)
    #expect(probe.subscribed == 0)
    scheduler.start()
    #expect(probe.subscribed == 1)
    probe.on(.next(1))
    #expect(recorder.values == [1])
    subscription.dispose()
    #expect(!probe.isActive)
  }

  @Test func notIfItIsDisposedBefore() {
    let scheduler = VirtualTimeScheduler()
    let probe = Probe<Int>()
    probe.asObservable().subscribe(on: scheduler).subscribe(Recorder<Int>()).dispose()
    scheduler.start()
    #expect(probe.subscribed == 0)
  }
}
