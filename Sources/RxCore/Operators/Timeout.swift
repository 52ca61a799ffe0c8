extension ObservableType {
  /// The sequence, which fails with `RxError.timeout` if it is silent for `dueTime`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// The sequence, replaced by `other` if it is silent for `dueTime`.
  public func timeout<Other: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Other, scheduler: any SchedulerType
  ) -> Observable<Element> where Other.Element == Element {
    let source = asObservable()
    let replacement = other.asObservable()
    return source.carried(
      by: Source { down in
        let run = TimeoutRun(down, dueTime, replacement, scheduler)
        run.wait()
        source.attach(
          ClosureInlet(run, ended: { $0.complete() }) { value, down in
            run.wait()
            down.next(value)
          })
      })
  }
}

private final class TimeoutRun<Element>: Fan<Element> {
  private let dueTime: RxTimeInterval
  private let replacement: Observable<Element>
  private let scheduler: any SchedulerType
  private var timer: (any Disposable)?

  init(
    _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ replacement: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.replacement = replacement
    self.scheduler = scheduler
    super.init(downstream)
  }

  func wait() {
    timer?.dispose()
    timer = scheduler.scheduleRelative((), dueTime: dueTime) {
      self.replace()
      return Disposables.create()
    }
  }

  private func replace() {
    close(except: nil)
    replacement.attach(downstream)
  }

  override func tearDown() {
    timer?.dispose()
    timer = nil
  }
}
