/// What can be bound: every observable, and the trait that never fails and is not shared.
public protocol Bindable<Element>: ObservableConvertibleType {}

extension Trait: Bindable where Kind == InfallibleKind {}

extension Bindable {
  /// Calls `onNext` with `owner`, which is held weakly, and each value.
  ///
  /// The form to use where a class binds on its own behalf: no `[weak self]`, no cycle. An error traps in debug builds
  /// and is reported in release builds.
  @inlinable public func bind<Owner: AnyObject>(
    with owner: Owner, onNext: @escaping (Owner, Element) -> Void
  ) -> any Disposable {
    bind { [weak owner] in if let owner { onNext(owner, $0) } }
  }

  /// Calls `onNext` for each value.
  ///
  /// Where `self` owns the subscription, prefer `bind(with:onNext:)`: it captures its owner weakly. An error traps in
  /// debug builds and is reported in release builds.
  @inlinable public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onError: { Hooks.trap(bound: $0) })
  }

  /// Sends the events to `observer`.
  @inlinable public func bind<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Sends the events to an observer of optionals.
  @inlinable public func bind<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe(
      onNext: { observer.on(.next($0)) },
      onError: { observer.on(.error($0)) },
      onCompleted: { observer.on(.completed) })
  }

  /// Sends the events to several observers, each value in this order.
  @inlinable public func bind<Observer: ObserverType>(
    to first: Observer, _ second: Observer, _ others: Observer...
  ) -> any Disposable where Observer.Element == Element {
    let observers = [first, second] + others
    return asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values to `relay`.
  ///
  /// An error traps in debug builds and is reported in release builds.
  @inlinable public func bind<Relay: RelayType>(to relay: Relay) -> any Disposable
  where Relay.Element == Element {
    bind(onNext: { relay.accept($0) })
  }

  /// Sends the values to a relay of optionals.
  @inlinable public func bind<Relay: RelayType>(to relay: Relay) -> any Disposable
  where Relay.Element == Element? {
    bind(onNext: { relay.accept($0) })
  }

  /// Sends the values to several relays, each value in this order.
  @inlinable public func bind<Relay: RelayType>(
    to first: Relay, _ second: Relay, _ others: Relay...
  ) -> any Disposable where Relay.Element == Element {
    let relays = [first, second] + others
    return bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Hands this to `binder`, which decides what to do: `bind(to: list.rx.items(dataSource:))`.
  // A trailing closure is meant for values.
  @_disfavoredOverload
  @inlinable public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands this and `argument` to `binder`.
  // A trailing closure is meant for values.
  @_disfavoredOverload
  @inlinable public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument argument: Argument
  ) -> Result {
    binder(self)(argument)
  }
}
