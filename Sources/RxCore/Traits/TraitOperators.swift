extension Trait where Kind: UnfailingKind {
  /// The same kind of trait over a stage that cannot fail.
  @inlinable func lift<Result>(
    _ stage: (Observable<Element>) -> Observable<Result>
  ) -> Trait<Kind, Result> {
    Trait<Kind, Result>(stage(source))
  }

  /// Each value changed by `transform`.
  @inlinable public func map<Result>(_ transform: @escaping (Element) -> Result) -> Trait<Kind, Result> {
    lift { $0.map(transform) }
  }

  /// Each value changed by `transform`, without those for which it gives nil.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Trait<Kind, Result> {
    lift { $0.compactMap(transform) }
  }

  /// The values that satisfy `predicate`.
  @inlinable public func filter(_ predicate: @escaping (Element) -> Bool) -> Trait<Kind, Element> {
    lift { $0.filter(predicate) }
  }

  /// The values without those equal to the one before.
  @inlinable public func distinctUntilChanged() -> Trait<Kind, Element> where Element: Equatable {
    lift { $0.distinctUntilChanged() }
  }

  /// The values without those whose key equals the key of the one before.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Trait<Kind, Element> {
    lift { $0.distinctUntilChanged(keySelector) }
  }

  /// The values without those that `comparer` calls equal to the one before.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Trait<Kind, Element> {
    lift { $0.distinctUntilChanged(comparer) }
  }

  /// The running total.
  @inlinable public func scan<Total>(
    _ seed: Total, accumulator: @escaping (Total, Element) -> Total
  ) -> Trait<Kind, Total> {
    lift { $0.scan(seed, accumulator: accumulator) }
  }

  /// This value first, then the sequence.
  @inlinable public func startWith(_ element: Element) -> Trait<Kind, Element> {
    lift { $0.startWith(element) }
  }

  /// A value once the source has been silent for `dueTime` of `scheduler`'s time.
  @inlinable public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.debounce(dueTime, scheduler: scheduler) }
  }

  /// Side effects at each point of a subscription's life; the events pass unchanged.
  @inlinable public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Trait<Kind, Element> {
    lift {
      $0.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
  }

  /// The values of all sources as they come.
  @inlinable public static func merge(_ sources: Trait<Kind, Element>...) -> Trait<Kind, Element> {
    Trait(.merge(sources.map(\.source)))
  }

  /// One value, then the end.
  @inlinable public static func just(_ element: Element) -> Trait<Kind, Element> {
    Trait(trusted: .just(element))
  }

  /// These values in order, then the end.
  @inlinable public static func of(_ elements: Element...) -> Trait<Kind, Element> {
    Trait(trusted: .from(elements))
  }

  /// The end, without a value.
  @inlinable public static func empty() -> Trait<Kind, Element> { Trait(trusted: .empty()) }

  /// Nothing, ever.
  @inlinable public static func never() -> Trait<Kind, Element> { Trait(trusted: .never()) }
}
