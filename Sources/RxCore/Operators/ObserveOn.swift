extension ObservableType {
  /// The events, each passed on as work of `scheduler`, in order.
  ///
  /// The scheduler belongs to the same isolation domain. To hear from another one, use `Observable.task` or an async
  /// sequence.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        let run = ObserveRun(down, scheduler)
        source.attach(ObserveInlet(run))
      })
  }
}

private final class ObserveRun<Element>: Fan<Element> {
  private let scheduler: any ImmediateSchedulerType
  private let waiting = EventQueue<Element>()
  private var isScheduled = false
  private var work: (any Disposable)?

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  func add(_ event: Event<Element>) {
    waiting.append(event)
    if isScheduled { return }
    isScheduled = true
    work = scheduler.schedule(()) {
      self.flush()
      return Disposables.create()
    }
  }

  private func flush() {
    while !downstream.isStopped, let event = waiting.popFirst() { downstream.on(event) }
    isScheduled = false
  }

  override func tearDown() {
    work?.dispose()
    work = nil
  }
}

private final class ObserveInlet<Element>: Inlet<Element, Element> {
  private let run: ObserveRun<Element>

  init(_ run: ObserveRun<Element>) {
    self.run = run
    super.init(run)
  }

  override func receive(_ value: Element) { run.add(.next(value)) }
  override func receiveError(_ error: any Error) { run.add(.error(error)) }
  override func receiveCompleted() { run.add(.completed) }
}
