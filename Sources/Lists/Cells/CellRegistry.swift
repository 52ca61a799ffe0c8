/// Which class of cell is made for which identifier.
struct CellRegistry {
  private var classes: [String: ListViewCell.Type] = [:]

  mutating func register(_ type: ListViewCell.Type?, for identifier: String) { classes[identifier] = type }

  /// A new cell; `nil` where nothing is registered.
  func makeCell(for identifier: String) -> ListViewCell? {
    classes[identifier]?.init(reuseIdentifier: identifier)
  }
}
