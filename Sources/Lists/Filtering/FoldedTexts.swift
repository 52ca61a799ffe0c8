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

  /// How many rows there will be, as far as anybody knows.
  private let expectedRows: Int

  /// Whether the padding is there, so that the rows can be searched.
  private var isClosed = false

  /// How many rows there are.
  var count: Int { starts.count - 1 }

  /// No rows so far.
  init(expectedRows: Int) {
    self.expectedRows = expectedRows
    starts.reserveCapacity(expectedRows + 1)
  }

  /// The texts that `text` gives for `items`.
  init<Items: Sequence>(_ items: Items, text: (Items.Element) -> String) {
    self.init(expectedRows: items.underestimatedCount)
    for item in items { append(text(item)) }
  }

  /// Rows of other texts, in an order of their own.
  init(_ texts: FoldedTexts, rows: [Int]) {
    self.init(expectedRows: rows.count)
    folding = texts.folding
    bytes.reserveCapacity(texts.bytes.count)
    texts.bytes.withUnsafeBufferPointer { folded in
      for row in rows {
        bytes.append(
          contentsOf: UnsafeBufferPointer(
            rebasing: folded[Int(texts.starts[row])..<Int(texts.starts[row + 1])]))
        starts.append(UInt32(bytes.count))
      }
    }
  }

  /// Adds a row.
  mutating func append(_ text: String) {
    if isClosed {
      bytes.removeLast(Self.padding)
      isClosed = false
    }
    if bytes.capacity - bytes.count < 1024 { makeRoom() }
    folding.fold(text, to: &bytes)
    bytes.append(Self.end)
    starts.append(UInt32(bytes.count))
  }

  /// Makes the rows ready to be searched.
  mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    frequencies = [Int](repeating: 0, count: 256)
    for place in stride(from: 0, to: bytes.count, by: Swift.max(1, bytes.count / 65_536)) {
      frequencies[Int(bytes[place])] += 1
    }
    bytes.append(contentsOf: repeatElement(Self.end, count: Self.padding))
  }

  /// Makes room for all rows that are expected, if they go on as they began; by doubling again and again, twice the
  /// room would be needed in the end.
  private mutating func makeRoom() {
    let foreseen = bytes.count / Swift.max(1, count) * expectedRows
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
