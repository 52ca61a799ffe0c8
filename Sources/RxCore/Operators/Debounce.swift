extension ObservableType {
  /// A value once the source has been silent for `dueTime`; the last one at the latest when the source ends.
  ///
  /// Time is `scheduler`'s; an error passes at once.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return source.carried(by: Source { down in source.attach(DebounceSink(down, dueTime, scheduler)) })
  }
}

final class DebounceSink<Element>: Operator<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private var pending: Element?
  private var timer: (any Disposable)?

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func receive(_ value: Element) {
    timer?.dispose()
    pending = value
    timer = scheduler.scheduleRelative((), dueTime: dueTime) { [weak self] in
      self?.flush()
      return Disposables.create()
    }
  }

  override func receiveCompleted() {
    flush()
    downstream.complete()
  }

  override func tearDown() {
    timer?.dispose()
    timer = nil
    pending = nil
  }

  private func flush() {
    guard let value = pending else { return }
    pending = nil
    downstream.next(value)
  }
}
