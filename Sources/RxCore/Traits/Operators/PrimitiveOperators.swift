/// A kind that says one value at most, and may fail.
public protocol PrimitiveKind: TraitKind {}

extension PrimitiveKind {
  /// Nothing is added.
  @inlinable public static func shared<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source
  }
}

extension Trait where Kind: PrimitiveKind {
  /// The same kind of trait over a stage that keeps its promise.
  @inlinable func lift<Result>(
    _ stage: (Observable<Element>) -> Observable<Result>
  ) -> Trait<Kind, Result> {
    Trait<Kind, Result>(trusted: stage(source))
  }

  /// One value.
  @inlinable public static func just(_ element: Element) -> Trait<Kind, Element> {
    Trait(trusted: .just(element))
  }

  /// A failure.
  @inlinable public static func error(_ error: any Error) -> Trait<Kind, Element> {
    Trait(trusted: .error(error))
  }

  /// Nothing, ever.
  @inlinable public static func never() -> Trait<Kind, Element> { Trait(trusted: .never()) }

  /// What `makeTrait` gives, made anew for each subscriber.
  @inlinable public static func deferred(
    _ makeTrait: @escaping () throws -> Trait<Kind, Element>
  ) -> Trait<Kind, Element> {
    Trait(trusted: .deferred { try makeTrait().source })
  }

  /// What `transform` makes of the value.
  @inlinable public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Trait<Kind, Result> {
    lift { $0.map(transform) }
  }

  /// What `selector` gives for the value.
  @inlinable public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMap(selector) }
  }

  /// The end of what `selector` gives for the value.
  @inlinable public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(trusted: source.flatMap(selector))
  }

  /// This, and where it fails, what `handler` gives.
  @inlinable public func `catch`(
    _ handler: @escaping (any Error) throws -> Trait<Kind, Element>
  ) -> Trait<Kind, Element> {
    lift { $0.catch { try handler($0).source } }
  }

  /// This, and where it fails, `element`.
  @inlinable public func catchAndReturn(_ element: Element) -> Trait<Kind, Element> {
    lift { $0.catchAndReturn(element) }
  }

  /// This, begun anew each time that it fails.
  @inlinable public func retry() -> Trait<Kind, Element> { lift { $0.retry() } }

  /// This, begun anew when it fails, `maxAttemptCount` times in all.
  @inlinable public func retry(_ maxAttemptCount: Int) -> Trait<Kind, Element> {
    lift { $0.retry(maxAttemptCount) }
  }

  /// This, begun anew each time that what `notificationHandler` makes of its errors says something.
  @inlinable public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Trait<Kind, Element> {
    lift { $0.retry(when: notificationHandler) }
  }

  /// This, `dueTime` later; a failure passes at once.
  @inlinable public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.delay(dueTime, scheduler: scheduler) }
  }

  /// This, subscribed to `dueTime` later.
  @inlinable public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.delaySubscription(dueTime, scheduler: scheduler) }
  }

  /// This, which fails with `RxError.timeout` if it is silent for `dueTime`.
  @inlinable public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.timeout(dueTime, scheduler: scheduler) }
  }

  /// This, replaced by `other` if it is silent for `dueTime`.
  @inlinable public func timeout(
    _ dueTime: RxTimeInterval, other: Trait<Kind, Element>, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.timeout(dueTime, other: other.source, scheduler: scheduler) }
  }

  /// Reports each event to `Hooks`.
  @inlinable public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Trait<Kind, Element> {
    lift { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line) }
  }

  /// What `resultSelector` makes of all values.
  @inlinable public static func zip<each Input>(
    _ sources: repeat Trait<Kind, each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Trait<Kind, Element> {
    Trait(trusted: .zip(repeat (each sources).source, resultSelector: resultSelector))
  }

  /// This, by its end alone.
  @inlinable public func asCompletable() -> Completable { Completable(trusted: source.ignoreElements()) }
}

extension ObservableType {
  /// The only value as a single, which fails if there is not exactly one.
  @inlinable public func asSingle() -> Single<Element> { Single(trusted: single()) }

  /// The only value as a maybe, which fails with `RxError.moreThanOneElement` if there are more.
  @inlinable public func asMaybe() -> Maybe<Element> {
    Maybe(
      trusted: endingStage {
        let found = Memory<Element?>(nil)
        return EndingStage.Body(
          next: { value, down in
            if found.value == nil {
              found.value = value
            } else {
              down.fail(RxError.moreThanOneElement)
            }
          },
          completed: { down in
            if let value = found.value { down.next(value) }
            down.complete()
          })
      })
  }
}

extension ObservableType where Element == Never {
  /// This as a completable.
  @inlinable public func asCompletable() -> Completable { Completable(trusted: asObservable()) }
}
