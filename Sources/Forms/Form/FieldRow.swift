import TerminalIO
import Views

/// One field on the screen: its label, its input, and beside it what is wrong.
///
/// A hint leaves the input at least `inputMinimum` cells; one that has no room beside it stands below, whole. Where labels
/// would have to be cut, each stands above its input.
final class FieldRow: View {
  private static let margin = 2
  private static let gap = 2
  private static let indent = margin + 2
  private static let inputMinimum = 24
  /// What a label leaves to the rest of the row, unless a third of the row is enough for it.
  private static let inputBeforeLabel = 20

  private let field: Field
  private let labelWidth: Int
  private let labelAbove: Label
  private let hint = Label()
  private var labelStyle = Style(attributes: .dim)
  private var editedLabelStyle = Style(attributes: .bold)
  private var knownLead: (isEditing: Bool, span: Span)?

  init(_ field: Field, labelWidth: Int) {
    self.field = field
    self.labelWidth = labelWidth
    labelAbove = Label(field.label)
    super.init()
    labelAbove.numberOfLines = 0
    hint.numberOfLines = 0
    hint.style = Style(foreground: .red)
    addSubview(field.input)
    field.problemDidChange = { [weak self] in self?.setNeedsDisplay() }
  }

  /// Whether its field is edited.
  var isEdited: Bool { field.input.isEditing }

  override func apply(_ theme: Theme) {
    labelStyle = theme.form.label
    editedLabelStyle = theme.form.editedLabel
    hint.style = theme.form.problem
    knownLead = nil
    setNeedsDisplay()
    super.apply(theme)
  }

  override func draw(width: Int) -> [Line] {
    let layout = layout(width: width)
    let input = field.input.lines(width: layout.input).first?.spans ?? []
    var rows: [Line] = []
    if layout.labelIsAbove {
      labelAbove.style = currentLabelStyle
      rows = indented(labelAbove, by: Self.margin, width: width)
      rows.append(Line([blanks(Self.indent)] + input))
    } else {
      rows.append(Line([lead()] + input))
    }
    guard hint.text != nil else { return rows }
    if let column = layout.hintColumn {
      let used = rows[0].spans.reduce(0) { $0 + displayWidth(of: $1.text) }
      let spans = hint.lines(width: width).first?.spans ?? []
      let start = min(max(used + Self.gap, column), width - displayWidth(of: hint.text ?? ""))
      rows[0].spans += [blanks(max(1, start - used))] + spans
    } else {
      rows += indented(hint, by: Self.indent, width: width)
    }
    return rows
  }

  private func indented(_ label: Label, by cells: Int, width: Int) -> [Line] {
    label.lines(width: max(1, width - cells)).map { Line([blanks(cells)] + $0.spans) }
  }

  private func blanks(_ count: Int) -> Span { Span(String(repeating: " ", count: count)) }

  private var currentLabelStyle: Style { field.input.isEditing ? editedLabelStyle : labelStyle }

  /// The label, with the blanks around it.
  private func lead() -> Span {
    let isEditing = field.input.isEditing
    if let knownLead, knownLead.isEditing == isEditing { return knownLead.span }
    let padding = labelWidth - displayWidth(of: field.label) + Self.gap
    let text =
      String(repeating: " ", count: Self.margin) + field.label + String(repeating: " ", count: padding)
    let span = Span(text, currentLabelStyle)
    knownLead = (isEditing, span)
    return span
  }

  override func cursor(width: Int) -> Frame.Position? {
    guard field.input.isEditing else { return nil }
    let layout = layout(width: width)
    guard let inside = field.input.cursor(width: layout.input) else { return nil }
    let row = layout.labelIsAbove ? labelAbove.lines(width: max(1, width - Self.margin)).count : 0
    return Frame.Position(row: row, column: min(layout.column + inside.column, max(0, width - 1)))
  }

  /// How the row's cells are shared out.
  private struct Layout {
    var labelIsAbove: Bool
    var column: Int
    var input: Int
    /// Where a hint stands that has room beside the input.
    var hintColumn: Int?
  }

  private func layout(width: Int) -> Layout {
    let labelIsAbove = labelWidth > max(width / 3, width - Self.inputBeforeLabel)
    let column = labelIsAbove ? Self.indent : Self.margin + labelWidth + Self.gap
    let room = max(1, width - column)
    if let problem = field.visibleProblem { hint.text = "✗ " + problem } else { hint.text = nil }
    var layout = Layout(labelIsAbove: labelIsAbove, column: column, input: room)
    guard let hint = hint.text else { return layout }
    let rest = room - displayWidth(of: hint) - Self.gap
    if rest >= Self.inputMinimum, !hint.contains("\n") {
      layout.input = rest
      layout.hintColumn = column + Self.inputMinimum + Self.gap
    }
    return layout
  }
}
