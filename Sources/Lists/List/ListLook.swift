public import TerminalIO
import Views

/// The styles and marks of a list's rows.
public struct ListLook: Hashable, Sendable {
  /// Stands before the row that the keys work on; blanks stand before the others.
  ///
  /// Empty for no such column.
  public var cursorMark = "› "
  /// Stands before selected rows, where several can be selected.
  public var selectionMark = "✓ "
  /// Every row.
  public var row = Style.plain
  /// The row that the keys work on, while the list is focused.
  public var cursor = Style(attributes: .reverse)
  /// A selected row.
  public var selected = Style(attributes: .underline)
  /// A header that the data source gave as text.
  public var header = Style(attributes: [.bold, .underline])
  /// A footer that the data source gave as text.
  public var footer = Style(attributes: .dim)
  /// A row that came a moment ago.
  public var inserted = Style(foreground: .green)
  /// A row that changed a moment ago.
  public var reloaded = Style(foreground: .yellow)
  /// A row that went a moment ago.
  public var deleted = Style(foreground: .red, attributes: .dim)

  /// The look that fits any terminal.
  public init() {}

  /// Takes the styles of a theme; the marks stay.
  mutating func take(_ theme: Theme) {
    row = theme.list.row
    cursor = theme.list.focusedRow
    selected = theme.list.selectedRow
    header = theme.list.header
    footer = theme.list.footer
    inserted = theme.list.changedRow
    reloaded = theme.list.changedRow
    deleted = theme.list.deletedRow
  }
}
