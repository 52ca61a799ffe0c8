/// A row of a list of sections.
///
/// Foundation has a type of this name: a file that imports both says `import struct Differences.IndexPath`.
public struct IndexPath: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int

  /// The row within its section, from 0.
  public var row: Int

  /// The row `row` of the section `section`.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// The row under the name of a list's data: which item of its section.
  public var item: Int { row }
}

extension IndexPath: Comparable {
  /// Whether `left` stands above `right`.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension IndexPath: CustomStringConvertible {
  /// `SECTION.ROW`, each from 0.
  public var description: String { "\(section).\(row)" }
}
