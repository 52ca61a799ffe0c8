extension Trait where Kind: UnfailingKind {
  /// A value once the source has been silent for `dueTime` of `scheduler`'s time.
  @inlinable public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.debounce(dueTime, scheduler: scheduler) }
  }

  /// At most one value every `dueTime` of `scheduler`'s time.
  @inlinable public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
  }

  /// The values in arrays: each is said when it has `count` values or `timeSpan` has passed, empty or not.
  @inlinable public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Trait<Kind, [Element]> {
    lift { $0.buffer(timeSpan: timeSpan, count: count, scheduler: scheduler) }
  }
}
