extension PublishRelay {
  /// The values as a signal: a relay never fails.
  @inlinable public func asSignal() -> Signal<Element> { Signal(trusted: self) }
}

extension ObservableConvertibleType {
  /// The values as a signal that ends with `onErrorJustReturn` where the source fails.
  @inlinable public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    asSignal(onErrorRecover: { _ in .just(element) })
  }

  /// The values as a signal that goes on with `onErrorSignalWith` where the source fails.
  @inlinable public func asSignal(onErrorSignalWith next: Signal<Element>) -> Signal<Element> {
    asSignal(onErrorRecover: { _ in next })
  }

  /// The values as a signal that goes on with what `onErrorRecover` gives where the source fails.
  @inlinable public func asSignal(
    onErrorRecover: @escaping (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    Signal(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}

extension Trait where Kind == SignalKind {
  /// Calls the closures for what the signal says.
  @inlinable public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures with `owner`, which is held weakly, for what the signal says.
  @inlinable public func emit<Owner: AnyObject>(
    with owner: Owner,
    onNext: ((Owner, Element) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: owner, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends the events to `observer`.
  @inlinable public func emit<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.bind(to: observer)
  }

  /// Sends the events to an observer of optionals.
  @inlinable public func emit<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    source.bind(to: observer)
  }

  /// Sends the values to `relay`.
  @inlinable public func emit(to relay: BehaviorRelay<Element>) -> any Disposable { source.bind(to: relay) }

  /// Sends the values to `relay`.
  @inlinable public func emit(to relay: PublishRelay<Element>) -> any Disposable { source.bind(to: relay) }

  /// The values as a driver, which says the last one to those who come later.
  @inlinable public func asDriver() -> Driver<Element> { Driver(source) }
}

extension Trait where Kind == DriverKind {
  /// The values as a signal: what comes, without a memory.
  @inlinable public func asSignal() -> Signal<Element> { Signal(source) }
}
