extension ObservableType {
  /// Sends the events to `observer`.
  @inlinable public func bind<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Sends the events to an observer of optionals.
  @inlinable public func bind<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    subscribe(
      onNext: { observer.on(.next($0)) },
      onError: { observer.on(.error($0)) },
      onCompleted: { observer.on(.completed) })
  }

  /// Sends the events to several observers, each value in this order.
  @inlinable public func bind<Observer: ObserverType>(
    to first: Observer, _ second: Observer, _ others: Observer...
  ) -> any Disposable where Observer.Element == Element {
    let observers = [first, second] + others
    return subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values to `relay`.
  ///
  /// An error traps in debug builds and is reported in release builds.
  @inlinable public func bind(to relay: BehaviorRelay<Element>) -> any Disposable {
    bind(onNext: { relay.accept($0) })
  }

  /// Sends the values to a relay of optionals.
  @inlinable public func bind(to relay: BehaviorRelay<Element?>) -> any Disposable {
    bind(onNext: { relay.accept($0) })
  }

  /// Sends the values to `relay`.
  ///
  /// An error traps in debug builds and is reported in release builds.
  @inlinable public func bind(to relay: PublishRelay<Element>) -> any Disposable {
    bind(onNext: { relay.accept($0) })
  }

  /// Sends the values to a relay of optionals.
  @inlinable public func bind(to relay: PublishRelay<Element?>) -> any Disposable {
    bind(onNext: { relay.accept($0) })
  }

  /// Calls `onNext` for each value.
  ///
  /// An error traps in debug builds and is reported in release builds.
  @inlinable public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { Hooks.trap(bound: $0) })
  }

  /// Calls `onNext` with `owner`, which is held weakly, and each value.
  @inlinable public func bind<Owner: AnyObject>(
    with owner: Owner, onNext: @escaping (Owner, Element) -> Void
  ) -> any Disposable {
    bind { [weak owner] in if let owner { onNext(owner, $0) } }
  }

  /// Hands this to `binder`, which decides what to do: `bind(to: list.rx.items(dataSource:))`.
  @inlinable public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands this and `argument` to `binder`.
  @inlinable public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument argument: Argument
  ) -> Result {
    binder(self)(argument)
  }
}
