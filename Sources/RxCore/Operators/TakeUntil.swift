extension ObservableType {
  /// The values until `other` says something, then the end.
  ///
  /// The end of `other` changes nothing.
  @inlinable public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let signal = other.asObservable()
    return source.carried(
      by: Source { down in
        let fan = Fan(down)
        signal.attach(ClosureInlet(fan, ended: { _ in }) { _, down in down.complete() })
        if down.isStopped { return }
        source.attach(ClosureInlet(fan, ended: { $0.complete() }) { value, down in down.next(value) })
      })
  }
}
