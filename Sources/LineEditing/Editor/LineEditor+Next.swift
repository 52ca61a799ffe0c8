public import TerminalIO

/// From libedit's commands to events.
extension LineEditor {
  /// Runs editing commands until there is something to tell.
  ///
  /// - Precondition: A field was begun.
  /// - Throws: `InputError.Reason.unreadable` where the terminal cannot be read.
  public func next() throws(InputError) -> InputEvent {
    precondition(field != nil, "LineEditor.next() was called outside of a field")
    while true {
      if let event = nextQueued() { return event }
      if let event = tellUnhandled() { return event }
      if let text = field?.replacement { return replaceLine(with: text) }
      if let event = try runCommand() { return event }
    }
  }

  private func nextQueued() -> InputEvent? {
    guard let field, !field.queued.isEmpty else { return nil }
    return self.field?.queued.removeFirst()
  }

  private func runCommand() throws(InputError) -> InputEvent? {
    let before = field?.told ?? Line()
    command.begin()
    editLine.runCommand()
    switch ending {
    case .hangup: return last(.ended)
    case .failed(let errno):
      throw InputError(location: nil, field: field?.request.name, reason: .unreadable(errno: errno))
    case nil: break
    }
    if isInterrupted {
      isInterrupted = false
      breakOff(to: before)
      return last(.interrupted)
    }
    if command.isAborted {
      if command.reads > 0 { editLine.set(before) }
      return nil
    }
    if let noted = editLine.noted { return carryOut(noted.key, isViCommand: noted.isViCommand) }
    if isOwnKeyLost() { return nil }
    return settle(from: before)
  }

  /// `bind -e` and `bind -v` make new maps, in which a key of ours means nothing: binds and sends it again, once.
  private func isOwnKeyLost() -> Bool {
    guard let sent = command.sent, sent.startsCommand else { return false }
    guard !sent.isRepeated else {
      command.sent = nil
      return false
    }
    command.sent?.isRepeated = true
    editLine.bindOwnKeys()
    editLine.push(sent.key.scalar)
    return true
  }

  /// Forgets a command that was begun, and what it did to the line.
  private func breakOff(to line: Line) {
    guard command.reads > 0 else { return }
    editLine.startLine()
    editLine.set(line)
  }

  private func replaceLine(with text: String) -> InputEvent {
    let old = field?.told ?? Line()
    let isAtEnd = old.cursor == old.scalars.count
    var line = Line(text, characterCursor: isAtEnd ? .max : old.characterCursor)
    line = line.cleaned(draft: nil) ?? line
    if field?.request.isSecret == true {
      line.scalars = line.scalars.compactMap(secretScalars.standIn)
      line.cursor = min(line.cursor, line.scalars.count)
    }
    editLine.set(line)
    field?.replacement = nil
    field?.told = line
    return .moved(cursor: toldCursor)
  }
}
