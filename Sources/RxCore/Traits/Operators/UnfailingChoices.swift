extension Trait where Kind: UnfailingKind {
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

  /// The values without those whose key `comparer` calls equal to the key of the one before.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Trait<Kind, Element> {
    lift { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }

  /// The values without the first `count`.
  @inlinable public func skip(_ count: Int) -> Trait<Kind, Element> { lift { $0.skip(count) } }

  /// The last `count` values, once the source has ended.
  @inlinable public func takeLast(_ count: Int) -> Trait<Kind, Element> { lift { $0.takeLast(count) } }

  /// The values of the first `duration`, then the end.
  @inlinable public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    lift { $0.take(for: duration, scheduler: scheduler) }
  }

  /// The first `count` values, then the end.
  @inlinable public func take(_ count: Int) -> Trait<Kind, Element> { lift { $0.take(count) } }

  /// The values without those whose property equals that of the one before.
  @inlinable public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Trait<Kind, Element> {
    lift { $0.distinctUntilChanged(at: keyPath) }
  }

  /// The values as long as they satisfy `predicate`, then the end.
  @inlinable public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Trait<Kind, Element> {
    lift { $0.take(while: predicate, behavior: behavior) }
  }

  /// The values until one satisfies `predicate`, then the end.
  // Whoever leaves the label out, by a trailing closure, means `while`.
  @_disfavoredOverload
  @inlinable public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Trait<Kind, Element> {
    lift { $0.take(until: predicate, behavior: behavior) }
  }

  /// The values until `other` says something, then the end.
  @inlinable public func take<Other>(until other: Trait<Kind, Other>) -> Trait<Kind, Element> {
    lift { $0.take(until: other.source) }
  }

  /// The values from the first on that does not satisfy `predicate`.
  @inlinable public func skip(while predicate: @escaping (Element) -> Bool) -> Trait<Kind, Element> {
    lift { $0.skip(while: predicate) }
  }

  /// The values that come after `other` has said something.
  @inlinable public func skip<Other>(until other: Trait<Kind, Other>) -> Trait<Kind, Element> {
    lift { $0.skip(until: other.source) }
  }

  /// The latest value whenever `sampler` says something, if there is a new one.
  @inlinable public func sample<Other>(
    _ sampler: Trait<Kind, Other>, defaultValue: Element? = nil
  ) -> Trait<Kind, Element> {
    lift { $0.sample(sampler.source, defaultValue: defaultValue) }
  }
}
