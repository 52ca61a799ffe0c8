extension ObservableType {
  /// Calls the closures for what this says.
  ///
  /// Where `self` owns the subscription, prefer `subscribe(with:onNext:)`: it captures its owner weakly.
  ///
  /// - Parameters:
  ///   - onNext: called for each value.
  ///   - onError: called for the failure. Without it a failure is reported to `Hooks`.
  ///   - onCompleted: called for the normal end.
  ///   - onDisposed: called once when the subscription is over, whichever way.
  /// - Returns: a handle that ends the subscription; dropping it does not.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let source = asObservable()
    if let onNext, onError == nil, onCompleted == nil, onDisposed == nil {
      let sink = Subscriber(onNext)
      let handle = Subscription(sink)
      sink.handle = handle
      source.attach(sink)
      return handle
    }
    let sink = FullSubscriber(
      onNext ?? { _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    let handle = onDisposed == nil ? Subscription(sink) : OwningSubscription(owning: sink)
    sink.handle = handle
    source.attach(sink)
    return handle
  }

  /// Calls `on` for each event.
  ///
  /// Where `self` owns the subscription, prefer `subscribe(with:_:)`: it captures its owner weakly.
  ///
  /// - Returns: a handle that ends the subscription; dropping it does not.
  @inlinable public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) })
  }
}
