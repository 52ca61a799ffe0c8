/// Any number of values, and never a failure; each subscription runs it anew.
public typealias Infallible<Element> = Trait<InfallibleKind, Element>

/// The kind of `Infallible`.
public enum InfallibleKind: UnfailingKind {
  /// Nothing is added.
  @inlinable public static func shared<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source
  }
}

/// What a hand-written `Infallible` may say.
public enum InfallibleEvent<Element> {
  /// A value.
  case next(Element)
  /// The end.
  case completed
}

extension Trait where Kind == InfallibleKind {
  /// An infallible written by hand: `subscribe` is run for each subscriber.
  @inlinable public static func create(
    subscribe: @escaping (@escaping (InfallibleEvent<Element>) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      trusted: .create { observer in
        subscribe { event in
          switch event {
          case .next(let value): observer.onNext(value)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Calls the closures with `owner`, which is held weakly, for what this says.
  ///
  /// The form to use where a class subscribes on its own behalf: no `[weak self]`, no cycle.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onNext: ((Owner, Element) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: owner, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures for what this says.
  ///
  /// Where `self` owns the subscription, prefer `subscribe(with:onNext:)`: it captures its owner weakly.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// One run of this for all who listen, while anybody does; see `share(replay:scope:)` of an observable.
  @inlinable public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    lift { $0.share(replay: replay, scope: scope) }
  }
}

extension RelayType {
  /// The values as an infallible: a relay never fails.
  @inlinable public func asInfallible() -> Infallible<Element> { Infallible(trusted: asObservable()) }
}

extension ObservableConvertibleType {
  /// The values as an infallible that ends with `onErrorJustReturn` where the source fails.
  @inlinable public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(self) { _ in .just(element) }
  }

  /// The values as an infallible that goes on with `onErrorFallbackTo` where the source fails.
  @inlinable public func asInfallible(onErrorFallbackTo next: Infallible<Element>) -> Infallible<Element> {
    Infallible(self) { _ in next }
  }

  /// The values as an infallible that goes on with what `onErrorRecover` gives where the source fails.
  @inlinable public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(self, recover: onErrorRecover)
  }
}
