extension ObservableType {
  /// The values in arrays: each is said when it has `count` values or `timeSpan` has passed, empty or not.
  ///
  /// The rest is said when the source ends.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    window(timeSpan: timeSpan, count: count, scheduler: scheduler).concatMap { $0.toArray() }
  }
}
