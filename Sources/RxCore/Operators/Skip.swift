extension ObservableType {
  /// The values without the first `count`.
  @inlinable public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Source { down in
      var left = count
      source.attach(
        Stage(down) { value, down in
          if left > 0 {
            left -= 1
          } else {
            down.next(value)
          }
        })
    }
  }
}
