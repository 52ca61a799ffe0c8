extension ObservableType {
  /// At most one value every `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: the shortest time between two values.
  ///   - latest: whether the last value of such a time is said at its end; otherwise it is dropped.
  ///   - scheduler: whose time counts.
  /// - Returns: the values, thinned out.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        let run = ThrottleRun(down, dueTime, latest: latest, scheduler)
        source.attach(ClosureInlet(run, ended: { _ in run.ended() }) { value, _ in run.take(value) })
      })
  }
}

private final class ThrottleRun<Element>: Fan<Element> {
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private var lastSent: RxTime?
  private var unsent: Element?
  private var isOver = false
  private var timer: (any Disposable)?

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, latest: Bool, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    super.init(downstream)
  }

  func take(_ value: Element) {
    let rest = lastSent.map { $0 + dueTime - scheduler.now } ?? .zero
    if rest <= .zero { return send(value) }
    guard latest else { return }
    let isWaiting = unsent != nil
    unsent = value
    if isWaiting { return }
    timer = scheduler.scheduleRelative((), dueTime: rest) {
      self.flush()
      return Disposables.create()
    }
  }

  func ended() {
    isOver = true
    if unsent == nil { downstream.complete() }
  }

  private func flush() {
    if let unsent { send(unsent) }
    if isOver { downstream.complete() }
  }

  private func send(_ value: Element) {
    unsent = nil
    lastSent = scheduler.now
    downstream.next(value)
  }

  override func tearDown() {
    timer?.dispose()
    timer = nil
    unsent = nil
  }
}
