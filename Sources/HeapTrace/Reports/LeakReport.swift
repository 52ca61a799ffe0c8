/// What has leaked, by type.
public struct LeakReport: Hashable, Sendable, CustomStringConvertible {
  /// The leaked objects of one type.
  public struct Entry: Hashable, Sendable {
    /// The type's name without modules.
    public let type: String
    public let count: Int
    /// The cycle that one of them is in; nil where another entry's cycle holds them, or nothing does.
    public let cycle: String?
  }

  /// By type.
  public let entries: [Entry]

  /// How many objects have leaked.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// A line that counts, and one for each type.
  public var description: String {
    (["\(count) leaked \(count == 1 ? "object" : "objects")"] + entries.map(\.text)).joined(separator: "\n")
  }

  // What the copy says is text: an entry a line, its parts between tabs.

  static func encoded(_ entries: [Entry]) -> String {
    entries.map { "\($0.count)\t\($0.type)\t\($0.cycle ?? "")" }.joined(separator: Heap.separator)
  }

  /// Nil for no entries.
  init?(encoded: String) {
    entries = encoded.split(separator: Character(Heap.separator)).compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let count = Int(parts[0]) else { return nil }
      return Entry(type: parts[1], count: count, cycle: parts[2].isEmpty ? nil : parts[2])
    }
    if entries.isEmpty { return nil }
  }
}

extension LeakReport.Entry {
  fileprivate var text: String { "\(count) x \(type)" + (cycle.map { ": \($0)" } ?? "") }
}
