/// The rows that match, from the top: a bit for each row, and a count for every 512.
public nonisolated struct TextMatches: Sendable {
  private var words: [UInt64]
  /// For every eight words, how many rows match above them; and last how many in all.
  private var ranks: [UInt32] = [0]

  /// All of `rows` rows, or none.
  init(rows: Int, all: Bool) {
    words = [UInt64](repeating: all ? .max : 0, count: (rows + 63) / 64)
    if all, !rows.isMultiple(of: 64) { words[rows / 64] = (1 << UInt64(rows % 64)) - 1 }
    countRows()
  }

  /// The rows that `find` inserts.
  init(rows: Int, _ find: (_ insert: (Int) -> Void) -> Void) {
    var found = [UInt64](repeating: 0, count: (rows + 63) / 64)
    find { row in found[row >> 6] |= 1 << UInt64(row & 63) }
    words = found
    countRows()
  }

  private mutating func countRows() {
    ranks = [0]
    var total: UInt32 = 0
    for block in stride(from: 0, to: words.count, by: 8) {
      for word in words[block..<Swift.min(block + 8, words.count)] { total += UInt32(word.nonzeroBitCount) }
      ranks.append(total)
    }
  }

  /// Whether `row` matches.
  ///
  /// Constant time.
  public func contains(_ row: Int) -> Bool {
    words.indices.contains(row >> 6) && words[row >> 6] & 1 << UInt64(row & 63) != 0
  }

  /// How many of `rows` match: those of a section, say.
  ///
  /// Constant time.
  public func count(in rows: Range<Int>) -> Int { rank(rows.upperBound) - rank(rows.lowerBound) }

  /// How many rows match above `row`.
  private func rank(_ row: Int) -> Int {
    let word = Swift.min(row >> 6, words.count)
    var count = Int(ranks[word >> 3])
    for above in (word & ~7)..<word { count += words[above].nonzeroBitCount }
    guard word < words.count else { return count }
    return count + (words[word] & (1 << UInt64(row & 63) - 1)).nonzeroBitCount
  }
}

nonisolated extension TextMatches: RandomAccessCollection {
  /// The first match's position: 0.
  public var startIndex: Int { 0 }

  /// How many rows match.
  public var endIndex: Int { Int(ranks[ranks.count - 1]) }

  /// The row that is the match number `position`, from 0.
  ///
  /// Logarithmic in the number of rows.
  public subscript(position: Int) -> Int {
    precondition(indices.contains(position), "there is no match \(position)")
    var low = 0
    var high = ranks.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if ranks[middle] <= position { low = middle } else { high = middle }
    }
    var left = position - Int(ranks[low])
    var word = low * 8
    while left >= words[word].nonzeroBitCount {
      left -= words[word].nonzeroBitCount
      word += 1
    }
    var bits = words[word]
    for _ in 0..<left { bits &= bits - 1 }
    return word * 64 + bits.trailingZeroBitCount
  }

  /// Goes from match to match.
  ///
  /// Linear in the number of rows for all together.
  public func makeIterator() -> Iterator { Iterator(words: words) }

  /// The rows that match, one after the other.
  public struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var word = -1
    private var bits: UInt64 = 0

    init(words: [UInt64]) { self.words = words }

    /// The next row that matches.
    public mutating func next() -> Int? {
      while bits == 0 {
        word += 1
        if word >= words.count { return nil }
        bits = words[word]
      }
      defer { bits &= bits - 1 }
      return word * 64 + bits.trailingZeroBitCount
    }
  }
}

nonisolated extension TextMatches: Equatable {
  /// Whether both have the same rows.
  public static func == (left: TextMatches, right: TextMatches) -> Bool { left.words == right.words }
}
