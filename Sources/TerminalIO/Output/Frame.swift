/// A run of text in one style.
public struct Span: Hashable, Sendable {
  /// What is shown.
  ///
  /// Control characters in it are shown escaped by every renderer, never sent.
  public var text: String
  /// How it looks.
  public var style: Style

  /// A run of text in one style.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// One row of a frame, from the left.
public struct Line: Hashable, Sendable {
  /// The runs, side by side.
  public var spans: [Span]

  /// A row of runs.
  public init(_ spans: [Span] = []) { self.spans = spans }

  /// A row of one run.
  public init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text, style)]
  }

  /// The row's text without its styles.
  public var text: String { spans.map(\.text).joined() }
}

/// A picture to show: rows from the top, and where the cursor stands.
///
/// A value: a test compares the whole of it, and a renderer compares it with the one before.
public struct Frame: Hashable, Sendable {
  /// A cell of the frame, from the top left, from 0.
  public struct Position: Hashable, Sendable {
    /// The row, from 0.
    public var row: Int
    /// The column, from 0, in terminal cells.
    public var column: Int
    /// A cell of the frame.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, from the top.
  public var lines: [Line]
  /// Where the cursor stands; `nil` hides it.
  public var cursor: Position?

  /// Rows that belong to the cursor's: a terminal that has too few rows for the frame shows them with it, as far as it can.
  public var focus: Range<Int>?

  /// A picture to show.
  public init(lines: [Line] = [], cursor: Position? = nil, focus: Range<Int>? = nil) {
    self.lines = lines
    self.cursor = cursor
    self.focus = focus
  }

  /// The frame as plain text, a line a row.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}
