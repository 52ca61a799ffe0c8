extension ObservableType where Element: FixedWidthInteger {
  /// 0, 1, 2 and so on, one every `period`, the first after one `period`.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// 0 after `dueTime`, then the end; with a `period` 1, 2 and so on instead, one every `period`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Source { sink in
      let timer: any Disposable
      if let period {
        timer = scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
          sink.next(count)
          return count &+ 1
        }
      } else {
        timer = scheduler.scheduleRelative((), dueTime: dueTime) {
          sink.next(0)
          sink.complete()
          return Disposables.create()
        }
      }
      Resource.hold(timer, for: sink)
    }
  }
}
