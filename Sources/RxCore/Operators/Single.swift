extension ObservableType {
  /// The only value; fails with `RxError.noElements` or `.moreThanOneElement` if there is not exactly one.
  @inlinable public func single() -> Observable<Element> { single { _ in true } }

  /// The only value that satisfies `predicate`; fails if there is not exactly one.
  @inlinable public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    endingStage {
      let found = Memory<Element?>(nil)
      return EndingStage.Body(
        next: { value, down in
          do {
            guard try predicate(value) else { return }
            if found.value == nil {
              found.value = value
            } else {
              down.fail(RxError.moreThanOneElement)
            }
          } catch { down.fail(error) }
        },
        completed: { down in
          guard let value = found.value else { return down.fail(RxError.noElements) }
          down.next(value)
          down.complete()
        })
    }
  }
}
