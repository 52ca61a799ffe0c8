extension ObservableType {
  /// Each value and the end, `dueTime` later; a failure passes at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        let run = DelayRun(down, dueTime, scheduler)
        source.attach(
          ClosureInlet(run, ended: { _ in run.add(.completed) }) { value, _ in run.add(.next(value)) })
      })
  }

  /// The sequence, subscribed to `dueTime` later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return source.carriedOwner(
      by: Observable<Int>.timer(dueTime, scheduler: scheduler).flatMap { _ in source })
  }
}

/// Keeps events until they are due; one timer at a time.
private final class DelayRun<Element>: Fan<Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private var waiting: [(time: RxTime, event: Event<Element>)] = []
  private var timer: (any Disposable)?

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
  }

  func add(_ event: Event<Element>) {
    waiting.append((scheduler.now + dueTime, event))
    if waiting.count == 1 { wait() }
  }

  private func wait() {
    guard let first = waiting.first else { return }
    timer = scheduler.scheduleRelative((), dueTime: first.time - scheduler.now) {
      self.flush()
      return Disposables.create()
    }
  }

  private func flush() {
    while let first = waiting.first, first.time <= scheduler.now {
      downstream.on(first.event)
      if waiting.isEmpty { return }
      waiting.removeFirst()
    }
    wait()
  }

  override func tearDown() {
    timer?.dispose()
    timer = nil
    waiting = []
  }
}
