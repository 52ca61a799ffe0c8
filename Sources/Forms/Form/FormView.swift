import TerminalIO
import Views

/// A form on the screen: its title, a row for each field, and a line that says what the keys do.
final class FormView: View {
  private let footer: Label

  /// A word to the person, until the next key.
  var notice: String? {
    didSet { showFooter() }
  }

  /// What Tab could complete to, until the editor takes it back.
  var offer: [String] = [] {
    didSet { showFooter() }
  }

  init(_ form: Form) {
    footer = Label(style: Style(attributes: .dim))
    super.init()
    if !form.title.isEmpty { addSubview(Label(form.title, style: Style(attributes: .bold))) }
    let labelWidth = form.fields.map { displayWidth(of: $0.label) }.max() ?? 0
    for field in form.fields { addSubview(FieldRow(field, labelWidth: labelWidth)) }
    addSubview(footer)
    showFooter()
  }

  /// Takes the line of keys away: nobody will press one any more.
  func close() {
    footer.isHidden = true
  }

  /// A notice stands above an offer, which stands above the keys.
  private func showFooter() {
    let words = notice ?? (offer.isEmpty ? FormWording.keys : offer.joined(separator: "  "))
    footer.text = "  " + words
  }
}
