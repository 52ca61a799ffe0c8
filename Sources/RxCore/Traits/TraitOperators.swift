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

  /// The values of what `selector` gives for each value, side by side.
  @inlinable public func flatMap<Result>(
    _ selector: @escaping (Element) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMap(selector) }
  }

  /// The values of what `selector` gives for a value; values that come while it runs are dropped.
  @inlinable public func flatMapFirst<Result>(
    _ selector: @escaping (Element) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMapFirst(selector) }
  }

  /// The values of what `selector` gives for the latest value.
  @inlinable public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> Trait<Kind, Result>
  ) -> Trait<Kind, Result> {
    lift { $0.flatMapLatest(selector) }
  }

  /// At most one value every `dueTime` of `scheduler`'s time.
  @inlinable public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
  }

  /// Each value and the end, `dueTime` of `scheduler`'s time later.
  @inlinable public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.delay(dueTime, scheduler: scheduler) }
  }

  /// The values without the first `count`.
  @inlinable public func skip(_ count: Int) -> Trait<Kind, Element> { lift { $0.skip(count) } }

  /// The first `count` values, then the end.
  @inlinable public func take(_ count: Int) -> Trait<Kind, Element> { lift { $0.take(count) } }

  /// What `resultSelector` makes of each value and the latest one of `second`.
  @inlinable public func withLatestFrom<Second, Result>(
    _ second: Trait<Kind, Second>, resultSelector: @escaping (Element, Second) -> Result
  ) -> Trait<Kind, Result> {
    lift { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// The latest value of `second` at each value of this.
  @inlinable public func withLatestFrom<Second>(_ second: Trait<Kind, Second>) -> Trait<Kind, Second> {
    withLatestFrom(second) { $1 }
  }

  /// Each value with `object`, which is held weakly; it ends once the object is gone.
  @inlinable public func withUnretained<Object: AnyObject>(_ object: Object) -> Trait<Kind, (Object, Element)>
  {
    lift { $0.withUnretained(object) }
  }

  /// Reports each event to `Hooks`.
  @inlinable public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Trait<Kind, Element> {
    lift { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line) }
  }

  /// The sequences one after another.
  @inlinable public static func concat(_ sources: Trait<Kind, Element>...) -> Trait<Kind, Element> {
    Trait(.concat(sources.map(\.source)))
  }

  /// What `makeTrait` gives, made anew for each run.
  @inlinable public static func deferred(
    _ makeTrait: @escaping () -> Trait<Kind, Element>
  ) -> Trait<Kind, Element> {
    Trait(.deferred { makeTrait().source })
  }

  /// The values of `sequence` in order, then the end.
  @inlinable public static func from<Values: Sequence>(_ sequence: Values) -> Trait<Kind, Element>
  where Values.Element == Element {
    Trait(trusted: .from(sequence))
  }
}

extension Trait where Kind: UnfailingKind, Element: FixedWidthInteger {
  /// 0, 1, 2 and so on, one every `period`.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Trait<Kind, Element>
  {
    Trait(.interval(period, scheduler: scheduler))
  }

  /// 0 after `dueTime`, then the end; with a `period` 1, 2 and so on instead.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    Trait(.timer(dueTime, period: period, scheduler: scheduler))
  }
}
