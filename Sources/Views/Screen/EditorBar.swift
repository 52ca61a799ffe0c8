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

/// A label, and behind it the field.
private final class PromptRow: View {
  private static let inputMinimum = 8
  private let input: TextInput
  private let label: String
  private var labelStyle = Style(attributes: .bold)

  init(_ input: TextInput, label: String) {
    self.input = input
    self.label = label
    super.init()
    addSubview(input)
  }

  func close() { input.removeFromSuperview() }

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
    let rest = input.lines(width: max(1, width - displayWidth(of: lead))).first?.spans ?? []
    return [Line(lead.isEmpty ? rest : [Span(lead, labelStyle)] + rest)]
  }

  /// The label, cut so that the field keeps some cells.
  private func lead(_ width: Int) -> String { truncate(label, to: max(0, width - Self.inputMinimum)) }
}
