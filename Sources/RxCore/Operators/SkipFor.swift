extension ObservableType {
  /// The values that come after the first `duration`.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
