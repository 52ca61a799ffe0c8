/// Index paths in ascending order, kept as runs of neighbouring rows.
///
/// A million rows that go at once are one run for each section.
public struct IndexPathSet: Hashable, Sendable {
  /// Neighbouring rows of one section.
  public struct Run: Hashable, Sendable {
    /// The section, from 0.
    public var section: Int

    /// The rows; never empty.
    public var rows: Range<Int>

    /// The rows `rows` of the section `section`.
    @inlinable public init(section: Int, rows: Range<Int>) {
      self.section = section
      self.rows = rows
    }
  }

  /// The runs in ascending order; no two touch.
  public private(set) var runs: [Run] = []

  /// How many paths there are.
  ///
  /// Constant time.
  public private(set) var count = 0

  /// No paths.
  public init() {}

  /// The paths of `runs`, which ascend.
  init(ascending runs: [Run]) {
    for run in runs { append(run) }
  }

  /// Adds `run`, which begins behind everything here.
  ///
  /// Amortised constant time.
  mutating func append(_ run: Run) {
    if run.rows.isEmpty { return }
    count += run.rows.count
    if let last = runs.last, last.section == run.section, last.rows.upperBound == run.rows.lowerBound {
      runs[runs.count - 1].rows = last.rows.lowerBound..<run.rows.upperBound
    } else {
      runs.append(run)
    }
  }

  /// Whether `path` is one of these.
  ///
  /// Logarithmic in the number of runs.
  public func contains(_ path: IndexPath) -> Bool {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      let run = runs[middle]
      if (run.section, run.rows.upperBound) <= (path.section, path.row) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < runs.count && runs[low].section == path.section && runs[low].rows.contains(path.row)
  }
}

extension IndexPathSet: BidirectionalCollection {
  /// A place among the paths.
  public struct Index: Comparable, Sendable {
    let run: Int
    let offset: Int

    /// Whether `left` comes before `right`.
    public static func < (left: Index, right: Index) -> Bool {
      (left.run, left.offset) < (right.run, right.offset)
    }
  }

  /// The first path's place.
  public var startIndex: Index { Index(run: 0, offset: 0) }

  /// The place behind the last path.
  public var endIndex: Index { Index(run: runs.count, offset: 0) }

  /// The place after `index`.
  public func index(after index: Index) -> Index {
    index.offset + 1 < runs[index.run].rows.count
      ? Index(run: index.run, offset: index.offset + 1) : Index(run: index.run + 1, offset: 0)
  }

  /// The place before `index`.
  public func index(before index: Index) -> Index {
    index.offset > 0
      ? Index(run: index.run, offset: index.offset - 1)
      : Index(run: index.run - 1, offset: runs[index.run - 1].rows.count - 1)
  }

  /// The path at `index`.
  public subscript(index: Index) -> IndexPath {
    let run = runs[index.run]
    return IndexPath(row: run.rows.lowerBound + index.offset, section: run.section)
  }
}

extension IndexPathSet: CustomStringConvertible {
  /// The paths, each as `SECTION.ROW`.
  public var description: String { "\(map { $0 })" }
}
