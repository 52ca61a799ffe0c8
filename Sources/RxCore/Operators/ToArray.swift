extension ObservableType {
  /// All values in one array, once the source has ended.
  @inlinable public func toArray() -> Single<[Element]> {
    Single(
      trusted: endingStage {
        let values = Memory<[Element]>([])
        return EndingStage.Body(
          next: { value, _ in values.value.append(value) },
          completed: { down in
            down.next(values.value)
            down.complete()
          })
      })
  }
}
