import RxCore
import Testing

/// The life of a subscription, the same for every operator.
@Suite struct LifeCycleTests {
  private final class Thing {}

  /// The list proves itself: whoever adds an operator adds it there.
  @Test func theListNamesEveryOperator() {
    let declared = SourceFolder.texts(of: "Operators").flatMap(SourceFolder.publicFunctions)
    let listed = Set(OperatorCase.all.map(\.name))
    #expect(declared.count > 80)
    // It begins a sequence and is none.
    #expect(Set(declared).subtracting(listed) == ["connect()"])
  }

  @Test(arguments: OperatorCase.all) func endsWithItsSource(_ operation: OperatorCase) {
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    _ = operation.apply(probe.asObservable()).subscribe(recorder)
    probe.on(.next(1))
    probe.on(.next(2))
    probe.on(.completed)
    expect(recorder, is: operation.completion, operation)
    #expect(probe.disposed == 1)
    let count = recorder.events.count
    probe.on(.next(3))
    probe.on(.error(TestError.one))
    #expect(recorder.events.count == count)
  }

  @Test(arguments: OperatorCase.all) func failsWithItsSource(_ operation: OperatorCase) {
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    _ = operation.apply(probe.asObservable()).subscribe(recorder)
    probe.on(.error(TestError.one))
    expect(recorder, is: operation.error, operation)
    #expect(probe.disposed == 1)
    if probe.isActive {
      // It has begun anew.
      #expect(operation.error == .nothing && operation.life == .holdsItsSource)
      return
    }
    let count = recorder.events.count
    probe.on(.next(3))
    probe.on(.completed)
    #expect(recorder.events.count == count)
  }

  @Test(arguments: OperatorCase.all) func saysNothingAfterDispose(_ operation: OperatorCase) {
    let probe = Probe<Int>()
    let recorder = Recorder<Int>()
    var disposals = 0
    let subscription = operation.apply(probe.asObservable())
      .do(onDispose: { disposals += 1 }).subscribe(recorder)
    probe.on(.next(1))
    subscription.dispose()
    #expect(!probe.isActive)
    #expect(disposals == 1)
    let count = recorder.events.count
    probe.on(.next(2))
    probe.on(.completed)
    subscription.dispose()
    #expect(recorder.events.count == count)
    #expect(disposals == 1)
  }

  @Test(arguments: OperatorCase.all) func stopsWhenItsSubscriberDisposesInTheMiddle(_ operation: OperatorCase)
  {
    let probe = Probe<Int>()
    let subscription = SerialDisposable()
    var count = 0
    subscription.disposable = operation.apply(probe.asObservable()).subscribe { _ in
      count += 1
      subscription.dispose()
    }
    for value in 1...5 { probe.on(.next(value)) }
    probe.on(.completed)
    #expect(count <= 1)
    #expect(!probe.isActive)
  }

  @Test(arguments: OperatorCase.all, Ending.allCases) func keepsNothingAlive(
    _ operation: OperatorCase, _ ending: Ending
  ) {
    let probe = Probe<Int>()
    weak var watched: Thing?
    var subscription: (any Disposable)?
    do {
      let thing = Thing()
      watched = thing
      subscription = operation.apply(probe.asObservable()).subscribe(
        onNext: { _ in _ = thing }, onError: { _ in })
    }
    probe.on(.next(1))
    switch ending {
    case .dispose: subscription?.dispose()
    case .completed where operation.completion != .nothing: probe.on(.completed)
    case .error where operation.error != .nothing: probe.on(.error(TestError.one))
    case .completed, .error: subscription?.dispose()
    }
    probe.forget()
    #expect(watched == nil)
    #expect(!probe.isActive)
  }

  @Test(arguments: OperatorCase.all) func diesWithItsRelay(_ operation: OperatorCase) {
    weak var watched: Thing?
    weak var watchedRelay: PublishRelay<Int>?
    var subscription: (any Disposable)?
    do {
      let relay = PublishRelay<Int>()
      watchedRelay = relay
      let thing = Thing()
      watched = thing
      subscription = operation.apply(relay.asObservable())
        .subscribe(onNext: { _ in _ = thing }, onError: { _ in })
      relay.accept(1)
    }
    #expect((watchedRelay != nil) == (operation.life == .holdsItsSource))
    #expect((watched == nil) == (operation.life == .diesWithItsSource))
    subscription?.dispose()
    #expect(watched == nil)
  }

  enum Ending: CaseIterable { case dispose, completed, error }

  private func expect(_ recorder: Recorder<Int>, is outcome: OperatorCase.Outcome, _ operation: OperatorCase)
  {
    switch outcome {
    case .completed: #expect(recorder.isCompleted)
    case .error: #expect(recorder.error != nil)
    case .nothing: #expect(!recorder.isCompleted && recorder.error == nil)
    }
    #expect(recorder.events.filter(\.event.isStopEvent).count <= 1)
  }
}
