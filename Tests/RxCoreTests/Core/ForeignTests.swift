import RxCore
import Testing

/// What users write for the protocols, as they wrote it for RxSwift.
@Suite struct ForeignTests {
  private struct Ticks: ObservableType {
    typealias Element = Int
    let count: Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
      for tick in 0..<count { observer.onNext(tick) }
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private final class Tally: ObserverType {
    var total = 0
    func on(_ event: Event<Int>) { total += event.element ?? 0 }
  }

  private struct Flag: Disposable {
    let lower: () -> Void
    func dispose() { lower() }
  }

  /// Runs its work only at whole seconds.
  private final class WholeSeconds: VirtualTimeScheduler {
    override func scheduleAbsolute<State>(
      _ state: State, time: RxTime, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      let seconds = time.components.attoseconds == 0 ? time.components.seconds : time.components.seconds + 1
      return super.scheduleAbsolute(state, time: .seconds(seconds), action: action)
    }
  }

  @Test func anObservableHasAllOperators() {
    let tally = Tally()
    _ = Ticks(count: 4).map { $0 * 10 }.filter { $0 > 0 }.bind(to: tally)
    #expect(tally.total == 60)
  }

  @Test func aDisposableGoesIntoABag() {
    var isUp = true
    do {
      let bag = DisposeBag()
      Flag { isUp = false }.disposed(by: bag)
    }
    #expect(!isUp)
  }

  @Test func aSchedulerRunsTimedOperators() {
    let scheduler = WholeSeconds()
    let recorder = Recorder<Int>(clock: scheduler)
    _ = Ticks(count: 1).delay(.milliseconds(1_200), scheduler: scheduler).subscribe(recorder)
    scheduler.start()
    #expect(recorder.events.map(\.time) == [.seconds(2), .seconds(2)])
  }

  /// An operator as a user writes one, of `create` and `subscribe`.
  @Test func anOperatorOfOnesOwn() {
    func twice(_ source: Observable<Int>) -> Observable<Int> {
      .create { observer in
        source.subscribe { event in
          if case .next(let value) = event { observer.onNext(value) }
          observer.on(event)
        }
      }
    }
    let recorder = Recorder<Int>()
    _ = twice(.of(1, 2)).subscribe(recorder)
    #expect(recorder.values == [1, 1, 2, 2])
    #expect(recorder.isCompleted)
  }
}
