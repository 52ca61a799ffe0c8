import TerminalIO

/// The line editor's rows at the bottom of a screen: what Tab offers, and the field behind its label.
final class EditorBar: View {
  private let offerLabel = Label(style: Style(attributes: .dim))
  private var row: PromptRow?
  private var theme: Theme?

  /// What Tab could complete to.
  var offer: [String] = [] {
    didSet { offerLabel.text = offer.isEmpty ? nil : offer.joined(separator: "  ") }
  }

  override init() {
    super.init()
    addSubview(offerLabel)
  }

  /// Shows a field; one that stands on the screen is edited there.
  func open(_ input: TextInput, label: String) {
    guard input.superview == nil else { return }
    let row = PromptRow(input, label: label)
    self.row = row
    if let theme { row.apply(theme) }
    addSubview(row)
  }

  override func apply(_ theme: Theme) {
    self.theme = theme
    super.apply(theme)
    offerLabel.style = theme.form.keys
  }

  /// Takes no rows any more.
  func close() {
    offer = []
    row?.close()
    row?.removeFromSuperview()
    row = nil
  }
}

/// A label, and behind it the field, which grows by wrapping.
private final class PromptRow: View {
  private static let inputMinimum = 8
  /// A text that needs more rows is scrolled within them.
  private static let maximumRows = 4
  private let input: TextInput
  private let label: String
  /// What the field has elsewhere.
  private let ownRows: Int
  private var labelStyle = Style(attributes: .bold)

  init(_ input: TextInput, label: String) {
    self.input = input
    self.label = label
    ownRows = input.maximumRows
    super.init()
    addSubview(input)
    input.maximumRows = Self.maximumRows
  }

  func close() {
    input.maximumRows = ownRows
    input.removeFromSuperview()
  }

  override func apply(_ theme: Theme) {
    labelStyle = theme.form.editedLabel
    setNeedsDisplay()
    super.apply(theme)
  }

  override func placements(width: Int) -> [Placement] {
    let column = displayWidth(of: lead(width))
    return [Placement(input, row: 0, column: column, width: max(1, width - column))]
  }

  override func draw(width: Int) -> [Line] {
    let lead = lead(width)
    let column = displayWidth(of: lead)
    let rows = input.lines(width: max(1, width - column))
    guard !lead.isEmpty else { return rows }
    return rows.enumerated().map { index, row in
      let start = index == 0 ? Span(lead, labelStyle) : Span(String(repeating: " ", count: column))
      return Line([start] + row.spans)
    }
  }

  /// The label, cut so that the field keeps some cells.
  private func lead(_ width: Int) -> String { truncate(label, to: max(0, width - Self.inputMinimum)) }
}
