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
public enum MaybeKind: OneValueKind {}

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

  /// Calls the closures with `owner`, which is held weakly, for what this says.
  ///
  /// The form to use where a class subscribes on its own behalf: no `[weak self]`, no cycle.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onSuccess: ((Owner, Element) -> Void)? = nil,
    onError: ((Owner, any Error) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    let isSilent = Memory(true)
    return source.subscribe(
      with: owner,
      onNext: { owner, value in
        isSilent.value = false
        onSuccess?(owner, value)
      },
      onError: onError,
      onCompleted: { if isSilent.value { onCompleted?($0) } },
      onDisposed: onDisposed)
  }

  /// Calls the closures for what this says: `onCompleted` where there is no value.
  ///
  /// Where `self` owns the subscription, prefer `subscribe(with:onSuccess:)`: it captures its owner weakly.
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

  /// Calls `observer` with how this ends.
  @inlinable public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// Side effects at each point of a subscription's life.
  @inlinable public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    lift {
      $0.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose)
    }
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
