/// The last few values: a ring.
@usableFromInline struct RecentValues<Value> {
  @usableFromInline let limit: Int
  @usableFromInline var values: ContiguousArray<Value> = []
  @usableFromInline var oldest = 0

  /// A ring of at most `limit` values; nil means all.
  @inlinable init(limit: Int?) { self.limit = limit ?? .max }

  /// Adds a value in constant time; the oldest one makes room.
  @inlinable mutating func append(_ value: Value) {
    if values.count < limit {
      values.append(value)
    } else if limit > 0 {
      values[oldest] = value
      oldest = oldest + 1 == limit ? 0 : oldest + 1
    }
  }

  /// The values, the oldest first.
  @inlinable var inOrder: ContiguousArray<Value> {
    oldest == 0 ? values : ContiguousArray(values[oldest...] + values[..<oldest])
  }
}
