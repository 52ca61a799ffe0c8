/// Only an end: it succeeds or fails, and says no value.
public typealias Completable = Trait<CompletableKind, Never>

/// How a `Completable` ends.
public enum CompletableEvent {
  /// With a failure.
  case error(any Error)
  /// With success.
  case completed
}

/// The kind of `Completable`.
public enum CompletableKind: PrimitiveKind {}

extension Trait where Kind == CompletableKind, Element == Never {
  /// A completable written by hand: `subscribe` is run for each subscriber and calls its argument once.
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      trusted: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Success at once.
  public static func empty() -> Completable { Completable(trusted: .empty()) }

  /// Calls the closures with `owner`, which is held weakly, for how this ends.
  ///
  /// The form to use where a class subscribes on its own behalf: no `[weak self]`, no cycle.
  public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onCompleted: ((Owner) -> Void)? = nil,
    onError: ((Owner, any Error) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: owner, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures for how this ends.
  ///
  /// Where `self` owns the subscription, prefer `subscribe(with:onCompleted:)`: it captures its owner weakly.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `observer` with how this ends.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Side effects at each point of a subscription's life.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    lift {
      $0.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
  }

  /// Success where `predicate` accepts the failure.
  public func catchErrorJustComplete(
    _ predicate: @escaping (any Error) -> Bool = { _ in true }
  ) -> Completable {
    `catch` { predicate($0) ? .empty() : .error($0) }
  }

  /// This, and after its success `second`.
  public func andThen<Next: PrimitiveKind, Value>(_ second: Trait<Next, Value>) -> Trait<Next, Value> {
    Trait<Next, Value>(trusted: followed(by: second.source))
  }

  /// This, and after its success `second`.
  public func andThen<Value>(_ second: Observable<Value>) -> Observable<Value> { followed(by: second) }

  private func followed<Value>(by second: Observable<Value>) -> Observable<Value> {
    source.map { never -> Value in }.concat(second)
  }

  /// This, and after its success `second`.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// These one after another.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// These one after another.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(trusted: .concat(sources.map(\.source)))
  }

  /// These side by side; it ends when all have ended, or one has failed.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// These side by side; it ends when all have ended, or one has failed.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(trusted: .merge(sources.map(\.source)))
  }
}
