extension ObservableType {
  /// Calls the closures with `owner`, which is held weakly, for what this says.
  ///
  /// Once the owner is gone the closures are not called any more. This is the form to use where a class subscribes
  /// on its own behalf: no `[weak self]`, no cycle.
  ///
  /// - Returns: a handle that ends the subscription; dropping it does not.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner,
    onNext: ((Owner, Element) -> Void)? = nil,
    onError: ((Owner, any Error) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil,
    onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: onNext.map { call in { [weak owner] in if let owner { call(owner, $0) } } },
      onError: onError.map { call in { [weak owner] in if let owner { call(owner, $0) } } },
      onCompleted: onCompleted.map { call in { [weak owner] in if let owner { call(owner) } } },
      onDisposed: onDisposed.map { call in { [weak owner] in if let owner { call(owner) } } })
  }

  /// Calls `on` with `owner`, which is held weakly, for each event.
  ///
  /// - Returns: a handle that ends the subscription; dropping it does not.
  @inlinable public func subscribe<Owner: AnyObject>(
    with owner: Owner, _ on: @escaping (Owner, Event<Element>) -> Void
  ) -> any Disposable {
    subscribe { [weak owner] in if let owner { on(owner, $0) } }
  }
}
