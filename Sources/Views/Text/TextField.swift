public import RxCore
public import TerminalIO

/// One line of text that a person edits.
///
/// Assigning `text` changes the screen and emits nothing; what a person types is emitted at every edit. A
/// program that wants its own assignment in the stream says `sendActions(for: .valueChanged)` after it.
open class TextField: TextInput {
  private var content: String

  /// The text.
  ///
  /// Assigning it is silent, and moves the cursor to the end where it stood at the end.
  public var text: String {
    get { content }
    set { assign(newValue) }
  }

  /// A field that holds `text`.
  public init(_ text: String = "") {
    content = text
    super.init()
    cursor = text.count
  }

  open override var answer: Answer { .text(content) }

  override var shownText: String { content }

  override func hold(_ answer: Answer, cursor: Int) -> Bool {
    guard case .text(let text) = answer else { return false }
    self.cursor = cursor
    setNeedsDisplay()
    guard text != content else { return false }
    content = text
    return true
  }

  private func assign(_ text: String) {
    guard text != content else { return }
    let wasAtEnd = cursor >= content.count
    content = text
    cursor = wasAtEnd ? text.count : min(cursor, text.count)
    setNeedsDisplay()
    fieldEditor?.textInput(self, wasAssigned: text)
  }
}

extension Reactive where Base: TextField {
  /// The field's text: emits the current one on subscription and each edit after it; binding to it assigns
  /// the text, silently.
  @MainActor
  public var text: ControlProperty<String> {
    // The current value is read when somebody subscribes, not when the property is made.
    let values = base.happenings(of: [.editingChanged, .valueChanged])
      .map { _ in }
      .startWith(())
      .compactMap { [weak base] in base?.text }
    return ControlProperty(values: values, valueSink: Binder(base) { field, text in field.text = text })
  }
}
