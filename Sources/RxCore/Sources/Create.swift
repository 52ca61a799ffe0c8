extension ObservableType {
  /// A sequence written by hand: `subscribe` is run for each subscriber.
  ///
  /// What `subscribe` returns is disposed once, when the sequence ends or the subscription is disposed. Events after
  /// that are dropped.
  @inlinable public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Source { sink in
      Resource.hold(subscribe(AnyObserver { sink.on($0) }), for: sink)
    }
  }
}
