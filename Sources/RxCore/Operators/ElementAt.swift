extension ObservableType {
  /// The value number `index`, counted from zero, then the end; fails with `RxError.argumentOutOfRange` if there is
  /// none.
  @inlinable public func element(at index: Int) -> Observable<Element> {
    endingStage {
      let left = Memory(index)
      return EndingStage.Body(
        next: { value, down in
          if left.value == 0 {
            down.next(value)
            down.complete()
          }
          left.value -= 1
        },
        completed: { $0.fail(RxError.argumentOutOfRange) })
    }
  }
}
