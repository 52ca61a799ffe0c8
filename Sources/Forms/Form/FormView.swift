import TerminalIO
import Views

/// A form on the screen: its title, a row for each field, and a line that says what the keys do.
final class FormView: View {
  private let footer: Label
  private let keys: String

  init(_ form: Form, fields: [Field], keys: String) {
    self.keys = keys
    footer = Label(keys, style: Style(attributes: .dim))
    super.init()
    if !form.title.isEmpty { addSubview(Label(form.title, style: Style(attributes: .bold))) }
    let labelWidth = fields.map { displayWidth(of: $0.label) }.max() ?? 0
    for field in fields { addSubview(FieldRow(field, labelWidth: labelWidth)) }
    addSubview(footer)
  }

  /// Shows what Tab could complete to, or a word to the person, in place of the keys; `nil` shows the keys.
  func say(_ words: String?) {
    footer.text = words.map { "  " + $0 } ?? keys
  }

  /// Takes the line of keys away: nobody will press one any more.
  func close() {
    footer.isHidden = true
  }
}
