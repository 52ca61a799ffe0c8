/// One value or none, or a failure.
public typealias Maybe<Element> = Trait<MaybeKind, Element>

/// How a `Maybe` ends.
public enum MaybeEvent<Element> {
  /// With a value.
  case success(Element)
  /// With a failure.
  case error(any Error)
  /// Without a value.
  case completed
}

/// The kind of `Maybe`.
public enum MaybeKind: PrimitiveKind {}

extension Trait where Kind == MaybeKind {
  /// A maybe written by hand: `subscribe` is run for each subscriber and calls its argument once.
  @inlinable public static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      trusted: .create { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// No value.
  @inlinable public static func empty() -> Maybe<Element> { Maybe(trusted: .empty()) }

  /// Calls the closures for what this says: `onCompleted` where there is no value.
  @inlinable public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let isSilent = Memory(true)
    return source.subscribe(
      onNext: { value in
        isSilent.value = false
        onSuccess?(value)
      },
      onError: onError,
      onCompleted: { if isSilent.value { onCompleted?() } },
      onDisposed: onDisposed)
  }

  /// Calls the closures with `owner`, which is held weakly, for what this says.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onSuccess: ((Owner, Element) -> Void)? = nil,
    onError: ((Owner, any Error) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess.map { call in { [weak owner] in if let owner { call(owner, $0) } } },
      onError: onError.map { call in { [weak owner] in if let owner { call(owner, $0) } } },
      onCompleted: onCompleted.map { call in { [weak owner] in if let owner { call(owner) } } },
      onDisposed: onDisposed.map { call in { [weak owner] in if let owner { call(owner) } } })
  }

  /// Calls `observer` with how this ends.
  @inlinable public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// The value if it satisfies `predicate`.
  @inlinable public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    lift { $0.filter(predicate) }
  }

  /// What `transform` makes of the value, unless that is nil.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    lift { $0.compactMap(transform) }
  }

  /// The value, or `element` where there is none.
  @inlinable public func ifEmpty(default element: Element) -> Single<Element> {
    Single(trusted: source.ifEmpty(default: element))
  }

  /// The value, or that of `other` where there is none.
  @inlinable public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(trusted: source.ifEmpty(switchTo: other.source))
  }

  /// The value as a single, which fails with `RxError.noElements` where there is none.
  @inlinable public func asSingle() -> Single<Element> { Single(trusted: source.single()) }
}
