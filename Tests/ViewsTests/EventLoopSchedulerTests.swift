import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Real time: the loop itself is waited for, nothing sleeps.
@Suite struct EventLoopSchedulerTests {
  private let loop = EventLoop(input: -1)

  @Test func aDebouncedRelayIsHeardOnceTheLoopHasWaited() {
    let bag = DisposeBag()
    let relay = PublishRelay<String>()
    let heard = Heard<String>()
    relay.debounce(.milliseconds(2), scheduler: EventLoopScheduler(loop))
      .subscribe(onNext: { [loop] text in
        heard.values.append(text)
        loop.interruptWait()
      })
      .disposed(by: bag)
    for text in ["t", "ta", "tar"] { relay.accept(text) }
    #expect(loop.wait(timeout: .seconds(10)) == .interrupted)
    #expect(heard.values == ["tar"])
  }

  @Test func workThatIsTakenBackDoesNotRun() {
    let scheduler = EventLoopScheduler(loop)
    let heard = Heard<Int>()
    let work = scheduler.scheduleRelative(1, dueTime: .zero) { number in
      heard.values.append(number)
      return Disposables.create()
    }
    work.dispose()
    _ = scheduler.scheduleRelative(2, dueTime: .milliseconds(1)) { [loop] number in
      heard.values.append(number)
      loop.interruptWait()
      return Disposables.create()
    }
    #expect(loop.wait(timeout: .seconds(10)) == .interrupted)
    #expect(heard.values == [2])
  }

  @Test func workOfABagDoesNotRunWhileTheBagIsTakenDown() {
    let scheduler = EventLoopScheduler(loop)
    let heard = Heard<Int>()
    do {
      let bag = DisposeBag()
      Disposables.create { [loop] in
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
          loop.interruptWait()
          return Disposables.create()
        }
        #expect(loop.wait(timeout: .seconds(10)) == .interrupted)
      }.disposed(by: bag)
      scheduler.schedule(1) {
        heard.values.append($0)
        return Disposables.create()
      }.disposed(by: bag)
    }
    #expect(heard.values == [])
  }

  @Test func workLetsGoOfWhatItCaptured() {
    assertDeallocated {
      let captured = tracked(Heard<Int>())
      let work = EventLoopScheduler(loop).scheduleRelative(captured, dueTime: .seconds(60)) { _ in
        Disposables.create()
      }
      work.dispose()
      return captured
    }
  }
}
