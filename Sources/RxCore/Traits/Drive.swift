extension Trait where Kind == DriverKind {
  /// Calls the closures with `owner`, which is held weakly, for what the driver says.
  ///
  /// The form to use where a class subscribes on its own behalf: no `[weak self]`, no cycle.
  @inlinable public func drive<Owner: AnyObject>(
    with owner: Owner,
    onNext: ((Owner, Element) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: owner, onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures for what the driver says.
  ///
  /// Where `self` owns the subscription, prefer `drive(with:onNext:)`: it captures its owner weakly.
  @inlinable public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends the events to `observer`.
  @inlinable public func drive<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.bind(to: observer)
  }

  /// Sends the events to an observer of optionals.
  @inlinable public func drive<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    source.bind(to: observer)
  }

  /// Sends the events to several observers, each value in this order.
  @inlinable public func drive<Observer: ObserverType>(
    _ first: Observer, _ second: Observer, _ others: Observer...
  ) -> any Disposable where Observer.Element == Element {
    let observers = [first, second] + others
    return source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values to `relay`.
  @inlinable public func drive<Relay: RelayType>(_ relay: Relay) -> any Disposable
  where Relay.Element == Element {
    source.bind(to: relay)
  }

  /// Sends the values to a relay of optionals.
  @inlinable public func drive<Relay: RelayType>(_ relay: Relay) -> any Disposable
  where Relay.Element == Element? {
    source.bind(to: relay)
  }

  /// Sends the values to several relays, each value in this order.
  @inlinable public func drive<Relay: RelayType>(
    _ first: Relay, _ second: Relay, _ others: Relay...
  ) -> any Disposable where Relay.Element == Element {
    let relays = [first, second] + others
    return drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Hands the values to `transformation`, which decides what to do: `drive(list.rx.items(cellIdentifier:))`.
  // A trailing closure is meant for values.
  @_disfavoredOverload
  @inlinable public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }

  /// Hands the values and `argument` to `with`: `drive(list.rx.items(...)) { row, item, cell in }`.
  // A trailing closure is meant for values.
  @_disfavoredOverload
  @inlinable public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument argument: Argument
  ) -> Result {
    with(source)(argument)
  }
}
