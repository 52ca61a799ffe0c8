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
  @inlinable public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)>
  {
    withUnretained(object) { ($0, $1) }
  }
}
