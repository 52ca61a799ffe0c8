extension ObservableType {
  /// The running total: each value is joined to the total so far by `accumulator`, and the new total is said.
  @inlinable public func scan<Total>(
    _ seed: Total, accumulator: @escaping (Total, Element) throws -> Total
  ) -> Observable<Total> {
    freshStage {
      let total = Memory(seed)
      return { value, down in
        do {
          let next = try accumulator(total.value, value)
          total.value = next
          down.next(next)
        } catch { down.fail(error) }
      }
    }
  }

  /// The running total, changed in place by `accumulator`.
  @inlinable public func scan<Total>(
    into seed: Total, accumulator: @escaping (inout Total, Element) throws -> Void
  ) -> Observable<Total> {
    freshStage {
      let total = Memory(seed)
      return { value, down in
        do {
          try accumulator(&total.value, value)
          down.next(total.value)
        } catch { down.fail(error) }
      }
    }
  }
}
