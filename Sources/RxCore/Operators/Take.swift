extension ObservableType {
  /// The first `count` values, then the end.
  @inlinable public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return freshStage {
      let left = Memory(count)
      return { value, down in
        let rest = left.value - 1
        left.value = rest
        if rest >= 0 { down.next(value) }
        if rest == 0 { down.complete() }
      }
    }
  }
}
