import Differences

/// Where each header, row and footer of a list stands, in rows from the top of its content.
///
/// The list is cut into chunks, none of which crosses the end of a section, and the heights of the chunks are in a
/// tree. Where all rows are of one height, a chunk is a whole section and nothing is kept for a row. Where heights
/// differ, a chunk is `chunkRows` rows: it counts as if they were of the usual height until somebody looks there,
/// and is measured then. So a list of a million rows asks for the heights of a screenful and a little more.
struct ListLayout {
  /// How many rows are measured together.
  static let chunkRows = 64

  private struct Section {
    var heights: SectionHeights
    var firstChunk: Int
  }

  /// The height of a row: of each where they are alike, a guess for those not measured where not.
  let rowHeight: Int
  private let rowsPerChunk: Int
  private var sections: [Section] = []
  private var chunks = FenwickTree(EmptyCollection())
  private var measured = MeasuredChunks()

  /// The layout of `sections`; O(sections), and O(rows / 64) where heights differ.
  init(_ heights: [SectionHeights] = [], rowHeight: Int = 1, isUniform: Bool = true) {
    self.rowHeight = rowHeight
    rowsPerChunk = isUniform ? .max : Self.chunkRows
    sections.reserveCapacity(heights.count)
    var chunkHeights: [Int] = []
    for section in heights {
      sections.append(Section(heights: section, firstChunk: chunkHeights.count))
      var left = section.rowCount
      var height = section.header
      while left > rowsPerChunk {
        chunkHeights.append(height + rowsPerChunk * rowHeight)
        left -= rowsPerChunk
        height = 0
      }
      chunkHeights.append(height + left * rowHeight + section.footer)
    }
    chunks = FenwickTree(chunkHeights)
  }

  /// The rows that the whole content takes: as far as it was measured, and guessed beyond.
  var height: Int { chunks.total }

  /// How many sections there are.
  var sectionCount: Int { sections.count }

  /// How many rows a section has.
  func rowCount(inSection section: Int) -> Int { sections[section].heights.rowCount }

  /// Whether there is such a row.
  func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && (0..<rowCount(inSection: indexPath.section)).contains(indexPath.row)
  }
}

// What a chunk is, and what it holds.
extension ListLayout {
  /// The chunk of a row, or of a header or footer.
  private func chunk(of part: ListPart) -> Int {
    switch part {
    case .row(let indexPath): sections[indexPath.section].firstChunk + indexPath.row / rowsPerChunk
    case .header(let section): sections[section].firstChunk
    case .footer(let section):
      sections[section].firstChunk + max(0, rowCount(inSection: section) - 1) / rowsPerChunk
    }
  }

  private func section(ofChunk chunk: Int) -> Int {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if sections[middle].firstChunk <= chunk { low = middle } else { high = middle }
    }
    return low
  }

  private func rows(ofChunk chunk: Int, in section: Int) -> Range<Int> {
    let number = chunk - sections[section].firstChunk
    let first = number == 0 ? 0 : number * rowsPerChunk
    return first..<first + min(rowsPerChunk, rowCount(inSection: section) - first)
  }

  /// The height of the header, where the chunk begins with one.
  private func header(ofChunk chunk: Int, in section: Int) -> Int {
    chunk == sections[section].firstChunk ? sections[section].heights.header : 0
  }

  /// Where the first `count` rows of a chunk end, from where they begin.
  private func end(ofFirst count: Int, ofChunk chunk: Int) -> Int {
    guard count > 0 else { return 0 }
    return measured[chunk].map { $0[count - 1] } ?? count * rowHeight
  }
}

// Finding parts by their place and places by their part.
extension ListLayout {
  /// The rows of the content that a part takes, as far as is known; O(log n).
  func rows(of part: ListPart) -> Range<Int> {
    let chunk = chunk(of: part)
    let start = chunks.sum(ofFirst: chunk)
    switch part {
    case .header(let section): return start..<start + sections[section].heights.header
    case .footer(let section):
      let end = chunks.sum(ofFirst: chunk + 1)
      return end - sections[section].heights.footer..<end
    case .row(let indexPath):
      let first = start + header(ofChunk: chunk, in: indexPath.section)
      let row = rowsPerChunk == .max ? indexPath.row : indexPath.row % rowsPerChunk
      return first + end(ofFirst: row, ofChunk: chunk)..<first + end(ofFirst: row + 1, ofChunk: chunk)
    }
  }

  /// The parts that stand in `range`, from the top, cut parts included; O(parts + log n).
  func parts(in range: Range<Int>) -> [PlacedPart] {
    let range = range.clamped(to: 0..<height)
    var parts: [PlacedPart] = []
    var top = range.lowerBound
    while top < range.upperBound {
      let (chunk, start) = chunks.position(of: top)
      append(chunk, from: start, in: range, to: &parts)
      top = chunks.sum(ofFirst: chunk + 1)
    }
    return parts
  }

  /// The part that stands at a row of the content.
  func part(at row: Int) -> PlacedPart? { parts(in: row..<row + 1).first }

  private func append(_ chunk: Int, from start: Int, in range: Range<Int>, to parts: inout [PlacedPart]) {
    let section = section(ofChunk: chunk)
    let rows = rows(ofChunk: chunk, in: section)
    var top = start
    func place(_ part: ListPart, height: Int) {
      let place = top..<top + height
      if place.overlaps(range) { parts.append(PlacedPart(part: part, rows: place)) }
      top += height
    }
    place(.header(section: section), height: header(ofChunk: chunk, in: section))
    let first = top
    var row = firstRow(ofChunk: chunk, endingAfter: range.lowerBound - first, count: rows.count)
    top += end(ofFirst: row, ofChunk: chunk)
    while row < rows.count, top < range.upperBound {
      let height = first + end(ofFirst: row + 1, ofChunk: chunk) - top
      place(.row(IndexPath(row: rows.lowerBound + row, section: section)), height: height)
      row += 1
    }
    guard row == rows.count, rows.upperBound == rowCount(inSection: section) else { return }
    place(.footer(section: section), height: sections[section].heights.footer)
  }

  /// The first row of a chunk whose end lies beyond `offset`, counted from where the chunk's rows begin.
  private func firstRow(ofChunk chunk: Int, endingAfter offset: Int, count: Int) -> Int {
    guard offset >= 0 else { return 0 }
    guard let ends = measured[chunk] else { return min(count, offset / rowHeight) }
    return ends.firstIndex { $0 > offset } ?? count
  }
}

// Measuring what is looked at.
extension ListLayout {
  /// Rows that nobody has measured.
  struct Unmeasured: Equatable {
    var section: Int
    var rows: Range<Int>
    fileprivate var chunk: Int
  }

  /// The rows, from the top, that stand in `range` and were not measured; `nil` where all are known.
  func unmeasuredRows(in range: Range<Int>) -> Unmeasured? {
    guard rowsPerChunk != .max else { return nil }
    let range = range.clamped(to: 0..<height)
    var top = range.lowerBound
    while top < range.upperBound {
      let chunk = chunks.position(of: top).position
      if let rows = unmeasuredRows(ofChunk: chunk) { return rows }
      top = chunks.sum(ofFirst: chunk + 1)
    }
    return nil
  }

  /// The rows around a row that must be measured before its place is known.
  func unmeasuredRows(around indexPath: IndexPath) -> Unmeasured? {
    rowsPerChunk == .max ? nil : unmeasuredRows(ofChunk: chunk(of: .row(indexPath)))
  }

  private func unmeasuredRows(ofChunk chunk: Int) -> Unmeasured? {
    guard measured[chunk] == nil else { return nil }
    let section = section(ofChunk: chunk)
    let rows = rows(ofChunk: chunk, in: section)
    return rows.isEmpty ? nil : Unmeasured(section: section, rows: rows, chunk: chunk)
  }

  /// Takes the heights of rows that were not measured, for a screen that shows at most `shown` rows at once.
  ///
  /// - Returns: where they begin, and by how much their rows are more than was guessed.
  mutating func measure(_ rows: Unmeasured, heights: [Int], shown: Int) -> (start: Int, growth: Int) {
    let start = chunks.sum(ofFirst: rows.chunk)
    let before = chunks.sum(ofFirst: rows.chunk + 1) - start
    var ends: [Int] = []
    ends.reserveCapacity(heights.count)
    for height in heights { ends.append((ends.last ?? 0) + height) }
    let isLast = rows.rows.upperBound == rowCount(inSection: rows.section)
    let around =
      header(ofChunk: rows.chunk, in: rows.section) + (isLast ? sections[rows.section].heights.footer : 0)
    let growth = around + (ends.last ?? 0) - before
    // A chunk that has rows takes a row of the screen at least, so no more than `shown` are shown at once.
    measured.keep(ends, ofChunk: rows.chunk, limit: max(128, shown))
    chunks.add(growth, at: rows.chunk)
    return (start, growth)
  }
}
