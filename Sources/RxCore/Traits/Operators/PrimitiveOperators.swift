/// A kind that says one value at most, and may fail.
public protocol PrimitiveKind: TraitKind where Failure == any Error {}

extension PrimitiveKind {
  /// Nothing is added.
  @inlinable public static func shared<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source
  }
}

extension Trait where Kind: PrimitiveKind {
  /// A failure.
  @inlinable public static func error(_ error: any Error) -> Trait<Kind, Element> {
    Trait(trusted: .error(error))
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

  /// This, which fails with `RxError.timeout` if it is silent for `dueTime`.
  @inlinable public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.timeout(dueTime, scheduler: scheduler) }
  }

  /// A trait that owns a resource: it is made for each subscription and disposed when that is over.
  @inlinable public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> Trait<Kind, Element>
  ) -> Trait<Kind, Element> {
    Trait(trusted: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }

  /// This, by its end alone.
  @inlinable public func asCompletable() -> Completable { Completable(trusted: source.ignoreElements()) }
}

extension Trait where Kind: OneValueKind, Element: FixedWidthInteger {
  /// 0 after `dueTime`, then the end.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    Trait(trusted: .timer(dueTime, scheduler: scheduler))
  }
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
