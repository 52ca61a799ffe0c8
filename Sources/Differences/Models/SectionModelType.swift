/// A section of a list: some items, and whatever its header is made of.
public protocol SectionModelType {
  /// What a row shows.
  associatedtype Item

  /// The rows, from the top.
  var items: [Item] { get }

  /// The section `original` with other rows.
  init(original: Self, items: [Item])
}

extension Array where Element: SectionModelType {
  /// The item at `path`, which must exist.
  ///
  /// Constant time.
  @inlinable public subscript(path: IndexPath) -> Element.Item { self[path.section].items[path.row] }
}
