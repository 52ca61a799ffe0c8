import TerminalIO
import Views

/// One field on the screen: its label, its input, and beside it what is wrong.
///
/// A hint leaves the input at least `inputMinimum` cells; where there is no room beside it, it has a row of its own.
final class FieldRow: View {
  private static let margin = 2
  private static let gap = 2
  private static let inputMinimum = 24
  private static let hintMinimum = 12
  /// What a label leaves to the rest of the row before it is cut, down to a third of the row.
  private static let inputBeforeLabel = 20

  private let field: Field
  private let labelWidth: Int
  private var labelStyle = Style(attributes: .dim)
  private var editedLabelStyle = Style(attributes: .bold)
  private var problemStyle = Style(foreground: .red)
  private var knownLead: (width: Int, isEditing: Bool, span: Span)?

  init(_ field: Field, labelWidth: Int) {
    self.field = field
    self.labelWidth = labelWidth
    super.init()
    addSubview(field.input)
    field.problemDidChange = { [weak self] in self?.setNeedsDisplay() }
  }

  override func apply(_ theme: Theme) {
    labelStyle = theme.form.label
    editedLabelStyle = theme.form.editedLabel
    problemStyle = theme.form.problem
    knownLead = nil
    setNeedsDisplay()
    super.apply(theme)
  }

  override func draw(width: Int) -> [Line] {
    let layout = layout(width: width)
    var row = Line([lead(labelWidth: layout.label)])
    row.spans += field.input.lines(width: layout.input).first?.spans ?? []
    guard let hint = layout.hint else { return [row] }
    if layout.hintIsBelow {
      let indent = Span(String(repeating: " ", count: Self.margin + 2))
      return [row, Line([indent, Span(truncate(hint, to: max(1, width - Self.margin - 2)), problemStyle)])]
    }
    let used = row.spans.reduce(0) { $0 + displayWidth(of: $1.text) }
    let hintColumn = min(max(used + Self.gap, layout.hintColumn), width - displayWidth(of: hint))
    row.spans.append(Span(String(repeating: " ", count: max(1, hintColumn - used))))
    row.spans.append(Span(hint, problemStyle))
    return [row]
  }

  /// The label, with the blanks around it.
  private func lead(labelWidth: Int) -> Span {
    let isEditing = field.input.isEditing
    if let known = knownLead, known.width == labelWidth, known.isEditing == isEditing { return known.span }
    let label = truncate(field.label, to: labelWidth)
    let padding = labelWidth - displayWidth(of: label) + Self.gap
    let text = String(repeating: " ", count: Self.margin) + label + String(repeating: " ", count: padding)
    let span = Span(text, isEditing ? editedLabelStyle : labelStyle)
    knownLead = (labelWidth, isEditing, span)
    return span
  }

  override func cursor(width: Int) -> Frame.Position? {
    guard field.input.isEditing else { return nil }
    let layout = layout(width: width)
    guard let inside = field.input.cursor(width: layout.input) else { return nil }
    let column = Self.margin + layout.label + Self.gap + inside.column
    return Frame.Position(row: 0, column: min(column, max(0, width - 1)))
  }

  /// How the row's cells are shared out.
  private struct Layout {
    var label: Int
    var input: Int
    var hint: String?
    var hintIsBelow = false
    var hintColumn = 0
  }

  private func layout(width: Int) -> Layout {
    let label = min(labelWidth, max(4, width / 3, width - Self.inputBeforeLabel))
    let start = Self.margin + label + Self.gap
    let room = max(1, width - start)
    guard let problem = field.visibleProblem else { return Layout(label: label, input: room) }
    let hint = "✗ " + problem
    let beside = room - Self.inputMinimum - Self.gap
    if beside < Self.hintMinimum { return Layout(label: label, input: room, hint: hint, hintIsBelow: true) }
    let cut = truncate(hint, to: beside)
    let input = room - displayWidth(of: cut) - Self.gap
    return Layout(label: label, input: input, hint: cut, hintColumn: start + Self.inputMinimum + Self.gap)
  }
}
