extension ObservableType {
  /// What `resultSelector` makes of `object`, which is held weakly, and each value; it ends once the object is gone.
  @inlinable public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    stage { [weak object] value, down in
      if let object {
        down.next(resultSelector(object, value))
      } else {
        down.complete()
      }
    }
  }

  /// Each value with `object`, which is held weakly; it ends once the object is gone.
  ///
  /// A memory behind this, such as `share(replay:)` or a driver's, does not keep the object alive either.
  @inlinable public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)>
  {
    OwnerCarrier(withUnretained(object) { ($0, $1) }) { pair in
      { [weak owner = pair.0, value = pair.1] in owner.map { ($0, value) } }
    }
  }
}
