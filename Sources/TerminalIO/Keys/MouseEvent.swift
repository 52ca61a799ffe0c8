/// What the mouse did, as terminals report it in mode 1006.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press
    /// A button went up.
    case release
    /// The pointer moved with a button down.
    case drag
    /// The pointer moved with no button down.
    case move
    /// The wheel turned: lines down are positive, columns right are positive.
    case scroll(rows: Int, columns: Int)
  }

  /// What happened.
  public var action: Action
  /// The button, from 1 (left, middle, right); 0 where none is meant.
  public var button: Int
  /// The cell's row on the screen, from 0.
  public var row: Int
  /// The cell's column on the screen, from 0.
  public var column: Int

  /// A mouse event.
  public init(_ action: Action, button: Int = 0, row: Int, column: Int) {
    self.action = action
    self.button = button
    self.row = row
    self.column = column
  }
}
