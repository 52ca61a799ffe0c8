extension Trait where Kind == SignalKind {
  /// Calls the closures with `owner`, which is held weakly, for what the signal says.
  ///
  /// The form to use where a class subscribes on its own behalf: no `[weak self]`, no cycle.
  @inlinable public func emit<Owner: AnyObject>(
    with owner: Owner,
    onNext: ((Owner, Element) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: owner, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures for what the signal says.
  ///
  /// Where `self` owns the subscription, prefer `emit(with:onNext:)`: it captures its owner weakly.
  @inlinable public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
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

  /// Sends the events to several observers, each value in this order.
  @inlinable public func emit<Observer: ObserverType>(
    to first: Observer, _ second: Observer, _ others: Observer...
  ) -> any Disposable where Observer.Element == Element {
    let observers = [first, second] + others
    return source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values to `relay`.
  @inlinable public func emit<Relay: RelayType>(to relay: Relay) -> any Disposable
  where Relay.Element == Element {
    source.bind(to: relay)
  }

  /// Sends the values to a relay of optionals.
  @inlinable public func emit<Relay: RelayType>(to relay: Relay) -> any Disposable
  where Relay.Element == Element? {
    source.bind(to: relay)
  }

  /// Sends the values to several relays, each value in this order.
  @inlinable public func emit<Relay: RelayType>(
    to first: Relay, _ second: Relay, _ others: Relay...
  ) -> any Disposable where Relay.Element == Element {
    let relays = [first, second] + others
    return emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
