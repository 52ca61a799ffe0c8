public import TerminalIO

/// A field that is edited within a screen.
extension ScreenSession: FieldEditor {
  /// Edits `field` with the line editor at the bottom of the screen, behind the request's label, until it is left.
  ///
  /// Each edit goes into the field at once, so its `rx.text` emits at every key, and the screen is painted before the
  /// next one. A field that stands on the screen is edited where it stands. The wheel and the page keys go to the screen
  /// meanwhile; a click leaves the field with `.next`, and is the screen's next event. What the field holds comes before
  /// the request's text.
  ///
  /// To be called from what a key or the mouse does, not from a timer. Where the input ends or the person leaves the
  /// program, the session ends too as soon as its screen lets it.
  ///
  /// - Returns: How the field was left: `.accepted`, `.next`, `.previous`, `.cancelled`, `.interrupted` or `.ended`.
  public func edit(_ field: TextInput, _ request: FieldRequest) -> InputEvent {
    precondition(!isEditing && !isAside, "a field is being edited, or a form asked")
    isEditing = true
    editor.open(field, label: request.label)
    keys.onUnhandledKey = { [weak self] press in self?.takeUnhandled(press) }
    keys.begin(self.request(request, for: field))
    field.beginEditing(self)
    defer {
      field.endEditing()
      keys.end()
      keys.onUnhandledKey = nil
      editor.close()
      isEditing = false
    }
    return follow(field, request)
  }

  /// The program assigned text to the field that is being edited.
  public func textInput(_ input: TextInput, wasAssigned text: String) { keys.replaceText(text) }

  private func follow(_ field: TextInput, _ request: FieldRequest) -> InputEvent {
    while true {
      let event = nextEvent()
      switch event {
      case .edited(let answer, let cursor): field.take(answer, cursor: cursor)
      case .moved(let cursor): field.moveCursor(to: cursor)
      case .accepted:
        field.sendActions(for: .primaryActionTriggered)
        if request.keepsHistory, case .text(let text) = field.answer, !text.isEmpty {
          keys.remember([(request.name, text)])
        }
        return event
      case .interrupted:
        end(.interrupted)
        return event
      case .ended:
        end(.ended)
        return event
      case .next, .previous, .cancelled: return event
      }
    }
  }

  private func nextEvent() -> InputEvent {
    do {
      return try keys.next()
    } catch {
      fail(error)
      return .ended
    }
  }

  private func request(_ request: FieldRequest, for field: TextInput) -> FieldRequest {
    var request = request
    request.isSecret = field is SecureField
    if case .text(let text) = field.answer { request.text = text }
    request.cursor = field.cursor
    return request
  }

  private func takeUnhandled(_ press: KeyPress) -> InputEvent? {
    switch press.key {
    case .mouse(let event):
      switch event.action {
      case .scroll:
        take(press)
        return nil
      case .press:
        pendingPresses.append(press)
        return .next
      default: return nil
      }
    case .pageUp, .pageDown, .report:
      take(press)
      return nil
    default: return nil
    }
  }
}

/// What is taken over from the keys while the session runs.
extension ScreenSession {
  /// Lets `body` have the keys and the terminal, as a form has them; the screen disappears and comes back.
  ///
  /// To be called from what a key or the mouse does, not from a timer.
  public func stepAside<Result>(_ body: () throws -> Result) rethrows -> Result {
    precondition(!isEditing && !isAside, "a field is being edited, or a form asked")
    isAside = true
    topScreen?.disappear()
    mouse.cancel()
    giveKeysBack()
    defer {
      isAside = false
      takeOverKeys()
      appearAgain()
    }
    return try body()
  }

  func takeOverKeys() {
    keys.beforeWaiting = { [weak self] in self?.paint() }
    keys.onCompletions = { [weak self] candidates in self?.editor.offer = candidates }
  }

  func giveKeysBack() {
    keys.beforeWaiting = nil
    keys.onCompletions = nil
  }
}
