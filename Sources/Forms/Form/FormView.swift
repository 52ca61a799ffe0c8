import TerminalIO
import Views

/// A form on the screen: its title, a row for each field, and a line that says what the keys do.
final class FormView: View {
  private let title: Label?
  private let footer: Label

  /// A word to the person, until the next key.
  var notice: String? {
    didSet { if notice != oldValue { showFooter() } }
  }

  /// What Tab could complete to, until the editor takes it back.
  var offer: [String] = [] {
    didSet { showFooter() }
  }

  init(_ form: Form) {
    title = form.title.isEmpty ? nil : Label(form.title, role: .title, style: Style(attributes: .bold))
    footer = Label(role: .hint, style: Style(attributes: .dim))
    super.init()
    if let title { addSubview(title) }
    let labelWidth = form.fields.map { displayWidth(of: $0.label) }.max() ?? 0
    for field in form.fields { addSubview(FieldRow(field, labelWidth: labelWidth)) }
    addSubview(footer)
    showFooter()
    if let theme = form.theme { apply(theme) }
  }

  override func apply(_ theme: Theme) {
    super.apply(theme)
    title?.style = theme.form.title
    footer.style = theme.form.keys
  }

  /// Takes the line of keys away: nobody will press one any more.
  func close() {
    footer.isHidden = true
  }

  /// The rows of the field that is edited; `nil` while none is.
  func editedRows(width: Int) -> Range<Int>? {
    for place in placements(width: width) where (place.view as? FieldRow)?.isEdited == true {
      return place.row..<place.row + place.view.lines(width: width).count
    }
    return nil
  }

  /// A notice stands above an offer, which stands above the keys.
  private func showFooter() {
    let words = notice ?? (offer.isEmpty ? FormWording.keys : offer.joined(separator: "  "))
    footer.text = "  " + words
    // What could be completed to may be any number of words.
    footer.numberOfLines = notice == nil && !offer.isEmpty ? 1 : 0
  }
}
