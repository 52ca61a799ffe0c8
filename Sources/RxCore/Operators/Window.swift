extension ObservableType {
  /// The values in sequences: each ends when it has `count` values or `timeSpan` has passed, and the next begins.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Source { down in
      let run = WindowRun(down, timeSpan, count, scheduler)
      run.open()
      source.attach(WindowInlet(run))
    }.following(source.depth)
  }
}

private final class WindowRun<Element>: Fan<Observable<Element>> {
  private let timeSpan: RxTimeInterval
  private let limit: Int
  private let scheduler: any SchedulerType
  private var window = PublishSubject<Element>()
  private var count = 0
  private var timer: (any Disposable)?

  init(
    _ downstream: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ limit: Int,
    _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.limit = limit
    self.scheduler = scheduler
    super.init(downstream)
  }

  func open() {
    timer = scheduler.scheduleRelative((), dueTime: timeSpan) { [weak self] in
      self?.turn()
      return Disposables.create()
    }
    downstream.next(current())
  }

  func take(_ value: Element) {
    count += 1
    current().on(.next(value))
    if count == limit { turn() }
  }

  /// The window that is open, held by the caller: what a window says may close it.
  @inline(never) func current() -> PublishSubject<Element> { window }

  private func turn() {
    timer?.dispose()
    count = 0
    let last = current()
    window = PublishSubject()
    last.on(.completed)
    if !downstream.isStopped { open() }
  }

  override func tearDown() {
    timer?.dispose()
    timer = nil
  }
}

private final class WindowInlet<Element>: Inlet<Element, Observable<Element>> {
  private let run: WindowRun<Element>

  init(_ run: WindowRun<Element>) {
    self.run = run
    super.init(run)
  }

  override func receive(_ value: Element) { run.take(value) }

  override func receiveError(_ error: any Error) {
    run.current().on(.error(error))
    run.downstream.fail(error)
  }

  override func receiveCompleted() {
    run.current().on(.completed)
    run.downstream.complete()
  }
}
