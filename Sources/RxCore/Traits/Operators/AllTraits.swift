/// The operators that every trait has.
///
/// A closure may throw what the kind may fail with: anything in a `Single`, nothing in a `Driver`.
extension Trait {
  /// One value, then the end.
  @inlinable public static func just(_ element: Element) -> Trait<Kind, Element> {
    Trait(trusted: .just(element))
  }

  /// Nothing, ever.
  @inlinable public static func never() -> Trait<Kind, Element> { Trait(trusted: .never()) }

  /// What `makeTrait` gives, made anew for each run.
  @inlinable public static func deferred(
    _ makeTrait: @escaping () throws(Kind.Failure) -> Trait<Kind, Element>
  ) -> Trait<Kind, Element> {
    Trait(.deferred { try makeTrait().source })
  }

  /// Each value changed by `transform`.
  @inlinable public func map<Result>(
    _ transform: @escaping (Element) throws(Kind.Failure) -> Result
  ) -> Trait<Kind, Result> {
    lift { $0.map(transform) }
  }

  /// The values of what `selector` gives for each value, side by side.
  @inlinable public func flatMap<Result>(
    _ selector: @escaping (Element) throws(Kind.Failure) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMap(selector) }
  }

  /// Each value and the end, `dueTime` of `scheduler`'s time later; a failure passes at once.
  @inlinable public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.delay(dueTime, scheduler: scheduler) }
  }

  /// The sequence, subscribed to `dueTime` later.
  @inlinable public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.delaySubscription(dueTime, scheduler: scheduler) }
  }

  /// The sequence, replaced by `other` if it is silent for `dueTime`.
  @inlinable public func timeout(
    _ dueTime: RxTimeInterval, other: Trait<Kind, Element>, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.timeout(dueTime, other: other.source, scheduler: scheduler) }
  }

  /// The events, each passed on as work of `scheduler`, which belongs to the same isolation domain.
  @inlinable public func observe(on scheduler: any ImmediateSchedulerType) -> Trait<Kind, Element> {
    lift { $0.observe(on: scheduler) }
  }

  /// The sequence, subscribed to as work of `scheduler`, which belongs to the same isolation domain.
  @inlinable public func subscribe(on scheduler: any ImmediateSchedulerType) -> Trait<Kind, Element> {
    lift { $0.subscribe(on: scheduler) }
  }

  /// Reports each event to `Hooks`.
  @inlinable public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Trait<Kind, Element> {
    lift { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line) }
  }
}
