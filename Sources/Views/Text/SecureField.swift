public import RxCore
public import TerminalIO

/// A secret that a person enters: shown as a mask, held in memory that is wiped.
///
/// While it is edited the mask is as long as the secret; otherwise it is eight long, so that what is left on
/// the screen does not tell the length. Coming back to the field and typing replaces the secret.
open class SecureField: TextInput {
  private var content = Secret()
  private var isRetyping = false

  /// The secret.
  ///
  /// Assigning it is silent. While it is edited, what was typed so far is forgotten: the next key begins anew.
  public var secret: Secret {
    get { content }
    set {
      guard newValue != content else { return }
      content = newValue
      isRetyping = false
      cursor = 0
      setNeedsDisplay()
      // The editor is not handed the secret: it only forgets its own.
      fieldEditor?.textInput(self, wasAssigned: "")
    }
  }

  open override var answer: Answer { .secret(content) }

  override var shownText: String {
    content.isEmpty ? "" : String(repeating: "•", count: isRetyping ? content.scalarCount : 8)
  }

  override func hold(_ answer: Answer, cursor: Int) -> Bool {
    guard case .secret(let secret) = answer else { return false }
    self.cursor = cursor
    isRetyping = true
    setNeedsDisplay()
    guard secret != content else { return false }
    content = secret
    return true
  }

  open override func beginEditing(_ editor: any FieldEditor) {
    isRetyping = false
    cursor = 0
    super.beginEditing(editor)
  }

  open override func endEditing() {
    isRetyping = false
    super.endEditing()
  }
}

extension Reactive where Base: SecureField {
  /// The field's secret: emits the current one on subscription and each edit after it; binding to it assigns
  /// the secret, silently.
  @MainActor
  public var secret: ControlProperty<Secret> {
    // The current value is read when somebody subscribes, not when the property is made.
    let values = base.happenings(of: [.editingChanged, .valueChanged])
      .map { _ in }
      .startWith(())
      .compactMap { [weak base] in base?.secret }
    return ControlProperty(values: values, valueSink: Binder(base) { field, secret in field.secret = secret })
  }
}
