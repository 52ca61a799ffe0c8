/// Nanoseconds that `body` took, on the monotonic clock.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return nanoseconds(since: start)
}

/// Nanoseconds since an instant.
func nanoseconds(since start: ContinuousClock.Instant) -> Double {
  let (seconds, attoseconds) = start.duration(to: .now).components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

extension [Double] {
  /// The middle value; 0 of nothing.
  var median: Double {
    if isEmpty { return 0 }
    let ordered = sorted()
    let middle = count / 2
    return count.isMultiple(of: 2) ? (ordered[middle - 1] + ordered[middle]) / 2 : ordered[middle]
  }
}
