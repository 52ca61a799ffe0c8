import Formline

/// A label and the text that belongs to it, whole: in a column beside it, or below where the column would be narrow.
final class LabelledText: View {
  private static let textMinimum = 20
  private static let indent = 2

  private let label: Label
  private let content: Label
  private let column: Int

  /// - Parameters:
  ///   - label: The label.
  ///   - text: The text; each of its lines begins a row.
  ///   - column: The cells that the label has beside the text.
  init(_ label: String, _ text: String? = nil, column: Int) {
    self.label = Label(label)
    self.column = column
    content = Label(text)
    super.init()
    for view in [self.label, content] {
      view.numberOfLines = 0
      addSubview(view)
    }
  }

  /// The text.
  var text: String? {
    get { content.text }
    set { content.text = newValue }
  }

  override func placements(width: Int) -> [Placement] {
    guard width - column < Self.textMinimum else {
      return [
        Placement(label, row: 0, width: column),
        Placement(content, row: 0, column: column, width: width - column),
      ]
    }
    return [
      Placement(label, row: 0, width: width),
      Placement(
        content, row: label.lines(width: width).count, column: Self.indent,
        width: max(1, width - Self.indent)),
    ]
  }

  override func draw(width: Int) -> [Line] {
    var rows: [Line] = []
    for placement in placements(width: width) {
      for (index, line) in placement.view.lines(width: placement.width).enumerated() {
        let row = placement.row + index
        if row == rows.count { rows.append(Line()) }
        let used = rows[row].spans.reduce(0) { $0 + displayWidth(of: $1.text) }
        let blanks = max(0, placement.column - used)
        if blanks > 0 { rows[row].spans.append(Span(String(repeating: " ", count: blanks))) }
        rows[row].spans += line.spans
      }
    }
    return rows
  }
}
