/// Where a view stands within its holder, in cells from the holder's top left.
public struct Placement {
  /// The view.
  public var view: View
  /// Its first row; below 0 where its top is out of sight.
  public var row: Int
  /// Its first column.
  public var column: Int
  /// The cells that it has in a row.
  public var width: Int

  /// A place for `view`.
  public init(_ view: View, row: Int, column: Int = 0, width: Int) {
    self.view = view
    self.row = row
    self.column = column
    self.width = width
  }
}

extension View {
  /// The subviews that are not hidden, below one another.
  ///
  /// O(subviews).
  func stacked(width: Int) -> [Placement] {
    giveRows(width: width)
    var row = 0
    return subviews.compactMap { view in
      guard !view.isHidden else { return nil }
      defer { row += view.lines(width: width).count }
      return Placement(view, row: row, width: width)
    }
  }

  /// Gives the subview that fills this one the rows that the others leave.
  private func giveRows(width: Int) {
    guard let filling = subviews.first(where: { $0.fillsHeight && !$0.isHidden }) else { return }
    let others = subviews.reduce(0) { $1 === filling ? $0 : $0 + $1.lines(width: width).count }
    filling.height = height.map { max(0, $0 - others) }
  }
}
