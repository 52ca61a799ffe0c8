import RxCore
import Testing

@Suite struct ShareTests {
  @Test(arguments: [0, 1, 2]) func oneRunForAll(_ replay: Int) {
    let probe = Probe<Int>()
    let shared = probe.asObservable().share(replay: replay)
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    let one = shared.subscribe(first)
    for value in 1...3 { probe.on(.next(value)) }
    let two = shared.subscribe(second)
    probe.on(.next(4))
    #expect(probe.subscribed == 1)
    #expect(first.values == [1, 2, 3, 4])
    #expect(second.values == Array((1...3).suffix(replay)) + [4])
    one.dispose()
    #expect(probe.disposed == 0)
    two.dispose()
    #expect(probe.disposed == 1)
  }

  @Test(arguments: [0, 1, 2]) func whileConnectedBeginsAnew(_ replay: Int) {
    let probe = Probe<Int>()
    let shared = probe.asObservable().share(replay: replay)
    shared.subscribe(Recorder<Int>()).dispose()
    let late = Recorder<Int>()
    _ = shared.subscribe(late)
    #expect(probe.subscribed == 2)
    probe.observers.last?.onNext(1)
    probe.observers.last?.onCompleted()
    #expect(late.values == [1])
    #expect(late.isCompleted)
    let afterEnd = Recorder<Int>()
    let last = shared.subscribe(afterEnd)
    #expect(probe.subscribed == 3)
    #expect(afterEnd.events.isEmpty)
    last.dispose()
  }

  @Test(arguments: [0, 1, 2]) func aSourceThatSpeaksAtOnceIsTheSame(_ replay: Int) {
    var runs = 0
    let shared = Observable.deferred {
      runs += 1
      return Observable.of(1, 2)
    }.share(replay: replay)
    for run in 1...2 {
      let recorder = Recorder<Int>()
      _ = shared.subscribe(recorder)
      #expect(recorder.values == [1, 2])
      #expect(recorder.isCompleted)
      #expect(runs == run)
    }
  }

  @Test(arguments: [0, 1, 2]) func whoComesBackAtTheEndBeginsAnew(_ replay: Int) {
    let probe = Probe<Int>()
    let shared = probe.asObservable().share(replay: replay)
    let again = Recorder<Int>()
    let bag = CompositeDisposable()
    _ = bag.insert(shared.subscribe(onCompleted: { _ = bag.insert(shared.subscribe(again)) }))
    _ = bag.insert(shared.subscribe(Recorder<Int>()))
    probe.on(.completed)
    #expect(probe.subscribed == 2)
    probe.observers.last?.onNext(1)
    #expect(again.values == [1])
    bag.dispose()
    #expect(!probe.isActive)
  }

  @Test func foreverRemembersBeyondTheEnd() {
    let probe = Probe<Int>()
    let shared = probe.asObservable().share(replay: 1, scope: .forever)
    let first = shared.subscribe(Recorder<Int>())
    probe.on(.next(1))
    first.dispose()
    let second = Recorder<Int>()
    _ = shared.subscribe(second)
    #expect(second.values == [1])
    probe.observers.last?.onCompleted()
    let third = Recorder<Int>()
    _ = shared.subscribe(third)
    #expect(third.values == [1])
    #expect(third.isCompleted)
  }

  @Test func whoJoinsInTheMiddleOfADeliveryHearsEachValueOnce() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let shared = Observable.merge(first, second).share(replay: 1)
    let bag = DisposeBag()
    var late: [Int] = []
    shared.subscribe(onNext: { value in
      guard value == 1 else { return }
      second.onNext(2)
      shared.subscribe(onNext: { late.append($0) }).disposed(by: bag)
    }).disposed(by: bag)
    first.onNext(1)
    #expect(late == [1, 2])
  }
}
