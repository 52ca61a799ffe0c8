extension ObservableType {
  /// The total of all values, joined by `accumulator`, once the source has ended.
  @inlinable public func reduce<Total>(
    _ seed: Total, accumulator: @escaping (Total, Element) throws -> Total
  ) -> Observable<Total> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// What `mapResult` makes of the total of all values, once the source has ended.
  @inlinable public func reduce<Total, Result>(
    _ seed: Total,
    accumulator: @escaping (Total, Element) throws -> Total,
    mapResult: @escaping (Total) throws -> Result
  ) -> Observable<Result> {
    endingStage {
      let total = Memory(seed)
      return EndingStage.Body(
        next: { value, down in
          do { total.value = try accumulator(total.value, value) } catch { down.fail(error) }
        },
        completed: { down in
          do {
            down.next(try mapResult(total.value))
            down.complete()
          } catch { down.fail(error) }
        })
    }
  }
}
