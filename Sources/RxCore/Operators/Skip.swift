extension ObservableType {
  /// The values without the first `count`.
  @inlinable public func skip(_ count: Int) -> Observable<Element> {
    freshStage {
      let left = Memory(count)
      return { value, down in
        if left.value > 0 {
          left.value -= 1
        } else {
          down.next(value)
        }
      }
    }
  }
}
