extension Trait where Kind: UnfailingKind {
  /// Each value changed by `transform`, without those for which it gives nil.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Trait<Kind, Result> {
    lift { $0.compactMap(transform) }
  }

  /// The running total.
  @inlinable public func scan<Total>(
    _ seed: Total, accumulator: @escaping (Total, Element) -> Total
  ) -> Trait<Kind, Total> {
    lift { $0.scan(seed, accumulator: accumulator) }
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

  /// Each value with `object`, which is held weakly; it ends once the object is gone.
  @inlinable public func withUnretained<Object: AnyObject>(_ object: Object) -> Trait<Kind, (Object, Element)>
  {
    lift { $0.withUnretained(object) }
  }

  /// The running total, changed in place by `accumulator`.
  @inlinable public func scan<Total>(
    into seed: Total, accumulator: @escaping (inout Total, Element) -> Void
  ) -> Trait<Kind, Total> {
    lift { $0.scan(into: seed, accumulator: accumulator) }
  }

  /// Each value with its number, from zero.
  @inlinable public func enumerated() -> Trait<Kind, (index: Int, element: Element)> {
    lift { $0.enumerated() }
  }

  /// Each value with the one before, from the second on.
  @inlinable public func pairwise() -> Trait<Kind, (Element, Element)> { lift { $0.pairwise() } }

  /// What `resultSelector` makes of `object`, which is held weakly, and each value; it ends once the object is gone.
  @inlinable public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Trait<Kind, Result> {
    lift { $0.withUnretained(object, resultSelector: resultSelector) }
  }
}
