import Differences

/// Rows of an old model that are asked for, and how many rows above each of them left their section.
struct Wanted {
  private var rows: [Int: [Int]] = [:]
  /// For each row asked for, how many rows left between the one before and it.
  private var leftBefore: [Int: [Int]] = [:]

  init(_ indexPaths: some Sequence<IndexPath>) {
    for path in Set(indexPaths) { rows[path.section, default: []].append(path.row) }
    for section in rows.keys {
      rows[section]?.sort()
      leftBefore[section] = Array(repeating: 0, count: (rows[section]?.count ?? 0) + 1)
    }
  }

  func hasRows(in section: Int) -> Bool { rows[section] != nil }

  func contains(_ path: IndexPath) -> Bool {
    guard let rows = rows[path.section] else { return false }
    let index = firstIndex(in: rows, notBelow: path.row)
    return index < rows.count && rows[index] == path.row
  }

  /// A row left its section.
  mutating func take(_ path: IndexPath) { take(path.row..<path.row + 1, in: path.section) }

  /// Neighbouring rows left their section.
  mutating func take(_ gone: Range<Int>, in section: Int) {
    guard let rows = rows[section] else { return }
    // Each of them counts for the first row asked for that stands below it.
    var row = gone.lowerBound
    var index = firstIndex(in: rows, notBelow: row + 1)
    while index < rows.count, row < gone.upperBound {
      let end = min(gone.upperBound, rows[index])
      leftBefore[section]?[index] += end - row
      row = end
      index += 1
    }
  }

  /// The rows asked for in a section, from the top, each with its number among those that stay.
  func ranks(in section: Int) -> [(row: Int, rank: Int)] {
    var left = 0
    return zip(rows[section] ?? [], leftBefore[section] ?? []).map { row, more in
      left += more
      return (row, row - left)
    }
  }

  private func firstIndex(in rows: [Int], notBelow row: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = low + (high - low) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
