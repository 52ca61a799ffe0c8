public import TerminalIO

/// Hears of text that the program assigned to a field while somebody edits it.
public protocol FieldEditor: AnyObject {
  /// The program changed what the field holds.
  func textInput(_ input: TextInput, wasAssigned text: String)
}

/// What `TextField` and `SecureField` share: a cursor, a placeholder, and one row that scrolls sideways or a few that
/// wrap.
open class TextInput: Control {
  /// Where the cursor stands, in characters (in scalars of a secret).
  public internal(set) var cursor = 0

  /// Whether the line editor is in this field.
  public private(set) var isEditing = false

  /// What is shown, faintly, while the field is empty.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// How many rows the text may take while it is edited; with one it scrolls sideways, and does not wrap.
  public var maximumRows = 1 {
    didSet { if maximumRows != oldValue { setNeedsDisplay() } }
  }

  /// How the text looks.
  public var style = Style.plain {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// How the placeholder looks.
  public var placeholderStyle = Style(attributes: .dim) {
    didSet { if placeholderStyle != oldValue { setNeedsDisplay() } }
  }

  /// Who edits the field just now; weak, since editors come and go.
  public weak var fieldEditor: (any FieldEditor)?

  /// The first character shown, where the text is longer than the row.
  private var scrolled = 0

  /// What the field holds.
  open var answer: Answer { .text("") }

  /// The content as it is shown.
  var shownText: String { "" }

  /// Takes what a person entered; the program assigns `text` or `secret` instead.
  ///
  /// Emits `.editingChanged` where the content changed, and nothing where only the cursor moved.
  ///
  /// - Parameters:
  ///   - answer: The content as it reads now.
  ///   - cursor: The cursor, counted as in `cursor`.
  ///   - echo: Called where the content changed, before anybody is told: the moment to show the key. It is given the
  ///     character that now stands behind the text as it was last drawn, where nothing else of the field's rows changed.
  public final func take(_ answer: Answer, cursor: Int, echo: (Character?) -> Void = { _ in }) {
    let shown = maximumRows == 1 && isEditing && !needsDisplay ? shownText : ""
    guard hold(answer, cursor: cursor) else { return }
    echo(typedCharacter(behind: shown))
    sendActions(for: .editingChanged)
  }

  /// What was typed at the end of `old`, where all of it is shown, and one cell is left for the cursor.
  private func typedCharacter(behind old: String) -> Character? {
    let new = shownText
    guard !old.isEmpty, new.utf8.count == old.utf8.count + 1, cursor == new.utf8.count,
      displayWidth(of: new) < width, new.hasPrefix(old)
    else { return nil }
    return new.last
  }

  /// Keeps what a person entered and tells nobody.
  ///
  /// - Returns: Whether the content changed.
  func hold(_ answer: Answer, cursor: Int) -> Bool { false }

  /// Moves the cursor, as a person does.
  public func moveCursor(to position: Int) {
    guard position != cursor else { return }
    cursor = position
    setNeedsDisplay()
  }

  /// The line editor enters the field.
  open func beginEditing(_ editor: any FieldEditor) {
    fieldEditor = editor
    isEditing = true
    scrolled = 0
    setNeedsDisplay()
    sendActions(for: .editingDidBegin)
  }

  /// The line editor leaves the field.
  open func endEditing() {
    fieldEditor = nil
    isEditing = false
    setNeedsDisplay()
    sendActions(for: .editingDidEnd)
  }

  open override func draw(width: Int) -> [Line] {
    let text = shownText
    if text.isEmpty { return [Line(truncate(placeholder, to: width), placeholderStyle)] }
    guard isEditing else { return [Line(truncate(text, to: width), style)] }
    if maximumRows > 1 {
      let wrapped = WrappedText(text, cursor: cursor, width: width)
      return wrapped.rows[wrapped.shown(maximumRows)].map { Line($0, style) }
    }
    if displayWidth(of: text) < width {
      scrolled = 0
      return [Line(text, style)]
    }
    let characters = Array(text)
    scrollToCursor(characters, width: width)
    return [Line(window(of: characters, width: width), style)]
  }

  open override func apply(_ theme: Theme) {
    style = theme.textField.text
    placeholderStyle = theme.textField.placeholder
    super.apply(theme)
  }

  open override func cursor(width: Int) -> Frame.Position? {
    guard isEditing, !isHidden else { return nil }
    if maximumRows > 1 {
      let wrapped = WrappedText(shownText, cursor: cursor, width: width)
      let first = wrapped.shown(maximumRows).lowerBound
      return Frame.Position(row: wrapped.cursor.row - first, column: wrapped.cursor.column)
    }
    _ = lines(width: width)
    return Frame.Position(row: 0, column: min(cellsBeforeCursor, max(0, width - 1)))
  }

  private var cellsBeforeCursor: Int {
    let text = shownText
    // Where every byte is a character of one cell, nothing has to be counted.
    for byte in text.utf8 where !(0x20...0x7E).contains(byte) {
      return displayWidth(of: text.prefix(cursor).dropFirst(scrolled))
    }
    return max(0, min(cursor, text.utf8.count) - scrolled)
  }

  /// The least scrolling that keeps the cursor's cell within the row.
  private func scrollToCursor(_ characters: [Character], width: Int) {
    let end = min(cursor, characters.count)
    if end < scrolled { scrolled = end }
    var cells = end < characters.count ? displayWidth(of: characters[end]) : 1
    var first = end
    while first > 0 {
      let next = cells + displayWidth(of: characters[first - 1])
      if next > width { break }
      cells = next
      first -= 1
    }
    scrolled = max(scrolled, first)
    let rest = characters[scrolled...].reduce(1) { $0 + displayWidth(of: $1) }
    if rest < width && first < scrolled { scrolled = first }
  }

  private func window(of characters: [Character], width: Int) -> String {
    var shown = ""
    var cells = 0
    for character in characters[scrolled...] {
      cells += displayWidth(of: character)
      if cells > width { break }
      shown.append(character)
    }
    return shown
  }
}
