/// Exactly one value, or a failure.
public typealias Single<Element> = Trait<SingleKind, Element>

/// How a `Single` ends.
public typealias SingleEvent<Element> = Result<Element, any Error>

/// The kind of `Single`.
public enum SingleKind: OneValueKind {}

extension Trait where Kind == SingleKind {
  /// A single written by hand: `subscribe` is run for each subscriber and calls its argument once.
  @inlinable public static func create(
    subscribe: @escaping (@escaping (SingleEvent<Element>) -> Void) -> any Disposable
  ) -> Single<Element> {
    Single(
      trusted: .create { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// Calls the closures with `owner`, which is held weakly, for what this says.
  ///
  /// The form to use where a class subscribes on its own behalf: no `[weak self]`, no cycle.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onSuccess: ((Owner, Element) -> Void)? = nil,
    onFailure: ((Owner, any Error) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: owner, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls the closures for what this says.
  ///
  /// Where `self` owns the subscription, prefer `subscribe(with:onSuccess:)`: it captures its owner weakly.
  @inlinable public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls `observer` with how this ends.
  @inlinable public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  /// Side effects at each point of a subscription's life.
  @inlinable public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    lift {
      $0.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
  }

  /// This as a maybe.
  @inlinable public func asMaybe() -> Maybe<Element> { Maybe(trusted: source) }
}
