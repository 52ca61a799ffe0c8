/// The items of a list, by row.
///
/// What can be looked at anywhere is kept as it is: a range, a slice, what a filter found. Anything else is gone through once.
struct RowItems<Element> {
  /// How many there are.
  let count: Int
  private let item: (Int) -> Element

  /// No items.
  init() { self.init(collection: EmptyCollection()) }

  /// The items of a sequence: O(1) for a random access collection, O(n) for any other sequence.
  init(_ items: some Sequence<Element>) {
    if let collection = items as? any RandomAccessCollection<Element> {
      self.init(collection: collection)
    } else {
      self.init(collection: Array(items))
    }
  }

  private init(collection: some RandomAccessCollection<Element>) {
    count = collection.count
    item = { collection[collection.index(collection.startIndex, offsetBy: $0)] }
  }

  /// The item of a row, which must exist.
  subscript(row: Int) -> Element { item(row) }
}
