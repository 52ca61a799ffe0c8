extension ObservableType {
  /// What `resultSelector` makes of each value and the latest one of `second`.
  ///
  /// Values that come before `second` has said something are dropped.
  @inlinable public func withLatestFrom<Second: ObservableConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    let other = second.asObservable()
    return Source { down in
      let fan = Fan(down)
      let latest = Memory<Second.Element?>(nil)
      other.attach(ClosureInlet(fan, ended: { _ in }) { value, _ in latest.value = value })
      if down.isStopped { return }
      source.attach(
        ClosureInlet(fan, ended: { $0.complete() }) { value, down in
          guard let other = latest.value else { return }
          do { down.next(try resultSelector(value, other)) } catch { down.fail(error) }
        })
    }.following(source.depth)
  }

  /// The latest value of `second` at each value of this.
  @inlinable public func withLatestFrom<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Observable<Second.Element> {
    withLatestFrom(second) { $1 }
  }
}
