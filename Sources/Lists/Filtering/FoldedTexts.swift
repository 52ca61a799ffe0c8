/// The folded texts of many rows, one behind the other.
nonisolated struct FoldedTexts {
  /// No folded text holds this byte: it parts the rows.
  static let end: UInt8 = 0xFF

  /// How many bytes may be read behind the last row.
  static let padding = 16

  /// All rows, each closed by `end`, and the padding.
  private(set) var bytes: [UInt8] = []

  /// Where each row begins, and last where the padding does.
  private(set) var starts: [UInt32] = [0]

  /// How often each byte occurs, counted in a sample.
  private(set) var frequencies = [Int](repeating: 0, count: 256)

  private var folding = TextFolding()

  /// How many rows there are.
  var count: Int { starts.count - 1 }

  /// The texts that `text` gives for `items`.
  init<Items: Sequence>(_ items: Items, text: (Items.Element) -> String) {
    let expected = items.underestimatedCount
    starts.reserveCapacity(expected + 1)
    for item in items {
      if bytes.capacity - bytes.count < 1024 { makeRoom(expected) }
      folding.fold(text(item), to: &bytes)
      bytes.append(Self.end)
      starts.append(UInt32(bytes.count))
    }
    for place in stride(from: 0, to: bytes.count, by: Swift.max(1, bytes.count / 65_536)) {
      frequencies[Int(bytes[place])] += 1
    }
    bytes.append(contentsOf: repeatElement(Self.end, count: Self.padding))
  }

  /// Makes room for all rows, of which there will be `expected`, if they go on as they began; by doubling again and
  /// again, twice the room would be needed in the end.
  private mutating func makeRoom(_ expected: Int) {
    let foreseen = bytes.count / Swift.max(1, count) * expected
    bytes.reserveCapacity(Swift.max(foreseen + foreseen / 16, bytes.count + bytes.count / 4 + 4096))
  }

  /// What to look for to find `query`; `nil` if no row can have it.
  func needle(_ query: String) -> Needle? {
    folding.foldedIfKnown(query).map { Needle($0, frequencies: frequencies) }
  }

  /// The row in which the byte at `place` lies, which is not above `row`.
  ///
  /// Logarithmic in how far below it is.
  func row(of place: Int, from row: Int) -> Int {
    var low = row
    var step = 1
    while low + step < count, starts[low + step] <= place {
      low += step
      step *= 2
    }
    var high = Swift.min(low + step, count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
