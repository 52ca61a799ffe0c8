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
