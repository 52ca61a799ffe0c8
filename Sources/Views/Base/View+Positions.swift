public import TerminalIO

/// From cells to views and back.
extension View {
  /// The innermost view that shows the cell at `position`, and the cell in the view's own rows; `nil` outside.
  ///
  /// O(depth × siblings).
  public func view(at position: Frame.Position, width: Int) -> (view: View, position: Frame.Position)? {
    guard !isHidden, position.column >= 0, position.column < width, position.row >= 0,
      position.row < lines(width: width).count
    else { return nil }
    for placement in placements(width: width).reversed() {
      let inside = Frame.Position(
        row: position.row - placement.row, column: position.column - placement.column)
      if let found = placement.view.view(at: inside, width: placement.width) { return found }
    }
    return (self, position)
  }

  /// Where the view's first cell stands in `ancestor`, which may be out of sight; `nil` where it is not shown there.
  ///
  /// O(depth × siblings).
  public func origin(in ancestor: View) -> Frame.Position? {
    guard self !== ancestor else { return Frame.Position(row: 0, column: 0) }
    guard let superview, let above = superview.origin(in: ancestor),
      let place = superview.placements(width: superview.width).first(where: { $0.view === self })
    else { return nil }
    return Frame.Position(row: above.row + place.row, column: above.column + place.column)
  }
}
