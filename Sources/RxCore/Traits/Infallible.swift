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

  /// Calls the closures for what this says.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures with `owner`, which is held weakly, for what this says.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onNext: ((Owner, Element) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: owner, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends the events to `observer`.
  @inlinable public func bind<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.bind(to: observer)
  }
}

extension ObservableConvertibleType {
  /// The values, and `onErrorJustReturn` where the source fails.
  @inlinable public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(trusted: asObservable().catchAndReturn(element))
  }

  /// The values, and those of `onErrorFallbackTo` where the source fails.
  @inlinable public func asInfallible(onErrorFallbackTo other: Infallible<Element>) -> Infallible<Element> {
    Infallible(trusted: asObservable().catch { _ in other.source })
  }

  /// The values, and those that `onErrorRecover` gives where the source fails.
  @inlinable public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(trusted: asObservable().catch { onErrorRecover($0).source })
  }
}
