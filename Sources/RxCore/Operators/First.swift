extension ObservableType {
  /// The first value, or nil if the sequence ends without one.
  @inlinable public func first() -> Single<Element?> {
    Single(
      trusted: endingStage {
        EndingStage.Body(
          next: { value, down in
            down.next(value)
            down.complete()
          },
          completed: { down in
            down.next(nil)
            down.complete()
          })
      })
  }
}
