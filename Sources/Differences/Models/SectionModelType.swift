/// A section of a list: some items, and whatever its header is made of.
///
/// A section that finds its rows when they are asked for, as what a filter left of a large model, says itself what
/// `itemCount` and `item(at:)` are: a list that shows it asks for these alone, and so for the rows in sight.
public protocol SectionModelType {
  /// What a row shows.
  associatedtype Item

  /// The rows, from the top.
  var items: [Item] { get }

  /// How many rows there are; unless a section says it, as many as `items`.
  var itemCount: Int { get }

  /// The row at an index, which must exist; unless a section says it, that of `items`.
  func item(at row: Int) -> Item

  /// The section `original` with other rows.
  init(original: Self, items: [Item])
}

extension SectionModelType {
  /// The number of `items`.
  @inlinable public var itemCount: Int { items.count }

  /// The item of `items`.
  @inlinable public func item(at row: Int) -> Item { items[row] }
}

extension Array where Element: SectionModelType {
  /// The item at `path`, which must exist.
  ///
  /// Constant time, unless the section says otherwise.
  @inlinable public subscript(path: IndexPath) -> Element.Item { self[path.section].item(at: path.row) }
}
