import TerminalIO

/// What a command did to the line, as an event.
extension LineEditor {
  /// The cursor as events count it: characters of a text, scalars of a secret.
  var toldCursor: Int { cursor(of: field?.told ?? Line()) }

  private func cursor(of line: Line) -> Int { isSecret ? line.cursor : line.characterCursor }

  private var isSecret: Bool { field?.request.isSecret == true }

  /// Makes sense of the line that one of libedit's commands left.
  func settle(from old: Line) -> InputEvent? {
    let left = editLine.line
    if isEndOfInput(left, after: old) {
      editLine.set(old)
      return old.scalars.isEmpty ? last(.ended) : nil
    }
    var new = left
    let isAccepted = left.isAccepted(after: old)
    if isAccepted { new.scalars.removeLast() }
    if command.usedFoot {
      // Reading at the foot takes the text's place; and `M-x bind -v` makes new maps,
      // `M-x edit off` would leave the form to the terminal's own echo.
      if new.scalars.isEmpty { new = old }
      editLine.bindOwnKeys()
      editLine.keepEditing()
    }
    new = new.cleaned(draft: field?.longDraft) ?? new
    if !walksHistory(from: old, to: new) {
      new = Mending.mended(new, from: old, isVi: editLine.isVi) ?? new
    }
    if new != left { editLine.set(new) }
    if old.scalars.count > HistoryFormat.lengthLimit { field?.longDraft = old }
    return tell(new, then: isAccepted ? .accepted : nil)
  }

  /// Tells that the line is now `new`, and then `last`.
  func tell(_ new: Line, then last: InputEvent? = nil) -> InputEvent? {
    guard let old = field?.told else { return nil }
    field?.told = new
    // The program's text that came meanwhile wins over a command that went on, but not over what was accepted.
    if field?.replacement != nil {
      guard last != nil else { return nil }
      field?.replacement = nil
    }
    if new != old { offer([]) }
    let change: InputEvent? =
      if new.scalars != old.scalars {
        .edited(answer(new), cursor: cursor(of: new))
      } else if new.cursor != old.cursor {
        .moved(cursor: cursor(of: new))
      } else { nil }
    guard let change else { return last }
    if let last { field?.queued.append(last) }
    return change
  }

  /// An event after which the form is left.
  func last(_ event: InputEvent) -> InputEvent {
    field?.isLast = true
    return event
  }

  /// Hands candidates to who shows them, or takes them back.
  func offer(_ candidates: [String]) {
    guard let offered = field?.offered, offered != candidates else { return }
    field?.offered = candidates
    onCompletions?(candidates)
  }

  private func answer(_ line: Line) -> Answer {
    isSecret ? .secret(secretScalars.secret(for: line.scalars)) : .text(line.text)
  }

  /// `^D` that asks for the end puts U+0004 behind the line; typed as a character (`^V ^D`), it takes two reads.
  private func isEndOfInput(_ new: Line, after old: Line) -> Bool {
    command.reads <= 1 && new.scalars.last == "\u{04}" && new.scalars.dropLast() == old.scalars[...]
  }

  private func walksHistory(from old: Line, to new: Line) -> Bool {
    guard let current = field?.history?.current else { return false }
    return field?.walk.update(from: old.scalars, to: new.scalars, current: current) ?? false
  }
}

extension Line {
  /// Whether the line was ended: a line end stands last and the cursor before it.
  fileprivate func isAccepted(after old: Line) -> Bool {
    guard scalars.last == "\n", cursor < scalars.count else { return false }
    // A text of the program's may end so itself.
    return old.scalars.last != "\n" || scalars.dropLast() == old.scalars[...]
  }
}
