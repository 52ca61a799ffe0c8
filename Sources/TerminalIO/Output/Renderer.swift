/// Shows frames: on a terminal, as plain text, or to a test that records them.
///
/// Not `Sendable`: a renderer lives where its screen lives.
public protocol Renderer: AnyObject {
  /// How many cells there are to draw on, now.
  var size: TerminalSize { get }

  /// Whether the last frame no longer stands as it was painted (a resize, a return from the background), so
  /// that it must be rendered again though nothing in it changed.
  var needsRender: Bool { get }

  /// Shows `frame` in place of the one before; only what differs is written.
  func render(_ frame: Frame)

  /// Leaves the last frame standing and the cursor on a fresh row below it.
  func finish()

  /// Takes the last frame off the screen again.
  func erase()
}

/// A terminal's size in cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows.
  public var rows: Int
  /// A size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
