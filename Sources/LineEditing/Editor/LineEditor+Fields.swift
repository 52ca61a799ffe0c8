public import TerminalIO

/// Entering and leaving a field.
extension LineEditor {
  /// The editor of the field that is being answered.
  var editLine: EditLine { field?.request.isSecret == true ? secretLine : textLine }

  /// Starts a field: its text and cursor, and its history.
  ///
  /// A secret starts empty.
  public func begin(_ request: FieldRequest) {
    if field != nil { end() }
    let line = request.isSecret ? Line() : Line(request.text, characterCursor: request.cursor)
    field = EditedField(request: request, told: line, history: loadedHistory(for: request))
    textLine.useHistory(field?.history)
    command = CommandInput()
    terminal.enter(editLine)
    editLine.startLine()
    editLine.set(line)
  }

  /// Leaves the field.
  ///
  /// What a secret left in buffers is overwritten.
  public func end() {
    guard let field else { return }
    offer([])
    if field.request.isSecret {
      secretLine.wipeLine()
      secretLine.startLine()
      secretScalars.wipe()
      pasted = []
      // What was typed ahead for the next field stays; what was taken is overwritten already.
      if !decoder.hasBufferedInput { decoder.wipe() }
    }
    self.field = nil
    if field.isLast, !isReadingKeys { terminal.leave(textLine, secretLine) }
  }

  /// Puts the terminal back as it was found.
  public func finish() throws(InputError) {
    end()
    endKeys()
  }

  /// The program's text for the field, with the cursor where it was, or at the end if it was there.
  ///
  /// It is taken over when the command that is going on has ended (a search, or the second key of an Alt key), and
  /// answered by `.moved` with the cursor.
  public func replaceText(_ text: String) {
    field?.replacement = text
    if isWaiting { loop.interruptWait() }
  }
}
