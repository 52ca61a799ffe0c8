public import TerminalIO

/// What the line editor covers of a screen, from the bottom.
public struct EditorArea: Hashable, Sendable {
  /// The rows that it covers; 0 while no field is edited at the bottom.
  public var rows: Int
  /// The screen's size.
  public var size: TerminalSize

  /// What the line editor covers.
  public init(rows: Int, size: TerminalSize) {
    self.rows = rows
    self.size = size
  }
}
