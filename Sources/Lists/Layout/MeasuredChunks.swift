/// The heights of the rows that were looked at last: a list that is scrolled from end to end keeps no more.
struct MeasuredChunks {
  private var ends: [Int: [Int]] = [:]
  private var order: [Int] = []

  /// Where the rows of a chunk end, counted from where its rows begin; `nil` where nobody looked of late.
  subscript(chunk: Int) -> [Int]? { ends[chunk] }

  /// Keeps where the rows of a chunk end, and forgets the oldest beyond `limit` chunks.
  mutating func keep(_ rowEnds: [Int], ofChunk chunk: Int, limit: Int) {
    if ends.updateValue(rowEnds, forKey: chunk) == nil { order.append(chunk) }
    if order.count > limit { ends[order.removeFirst()] = nil }
  }
}
