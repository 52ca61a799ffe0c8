extension ObservableType {
  /// The running total: each value is joined to the total so far by `accumulator`, and the new total is said.
  @inlinable public func scan<Total>(
    _ seed: Total, accumulator: @escaping (Total, Element) throws -> Total
  ) -> Observable<Total> {
    let source = asObservable()
    return Source { down in
      var total = seed
      source.attach(
        Stage(down) { value, down in
          total = try accumulator(total, value)
          down.next(total)
        })
    }
  }

  /// The running total, changed in place by `accumulator`.
  @inlinable public func scan<Total>(
    into seed: Total, accumulator: @escaping (inout Total, Element) throws -> Void
  ) -> Observable<Total> {
    let source = asObservable()
    return Source { down in
      var total = seed
      source.attach(
        Stage(down) { value, down in
          try accumulator(&total, value)
          down.next(total)
        })
    }
  }
}
