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

  /// Shows a character that was typed at the cursor, ahead of the frame that has it, where it can be certain of that
  /// frame: the cursor stands behind all that its row shows, and the character is one of ASCII that is to be seen.
  ///
  /// The frame must follow before the next wait.
  ///
  /// - Returns: Whether it is shown.
  func echo(_ character: Character) -> Bool

  /// Leaves the last frame standing and the cursor on a fresh row below it.
  func finish()

  /// Takes the last frame off the screen again.
  func erase()
}

extension Renderer {
  /// Shows nothing: a renderer that shows whole frames only.
  public func echo(_ character: Character) -> Bool { false }
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
