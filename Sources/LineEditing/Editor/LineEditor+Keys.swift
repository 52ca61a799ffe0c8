import CEditLine
import TerminalIO

/// What our own keys do.
extension LineEditor {
  /// Carries out a key that libedit handed back.
  func carryOut(_ key: PrivateKey, isViCommand: Bool) -> InputEvent? {
    let sent = command.sent?.key == key ? command.sent : nil
    command.sent = nil
    switch key {
    case .change: return nil
    case .left, .right, .home, .end: return move(key, isViCommand: isViCommand)
    case .backspace, .delete: return remove(key, isViCommand: isViCommand)
    case .wordLeft: return pass(.previousWord)
    case .wordRight: return pass(.nextWord)
    case .paste: return insertPaste()
    case .escape: return escape(isViCommand: isViCommand, startsCommand: sent?.startsCommand ?? false)
    case .redraw:
      onRepaint?()
      return nil
    case .up where hasOlderEntry: return pass(.olderEntry)
    case .down where hasNewerEntry: return pass(.newerEntry)
    // Vi's `.` plays keys back; that must not leave the field.
    case .up, .previous: return sent == nil ? nil : .previous
    case .down, .next: return sent == nil ? nil : .next
    case .tab: return sent == nil ? nil : complete()
    }
  }

  /// Keeps what was pasted until libedit asks for it; a secret's characters as stand-ins, and no copy of them.
  func take(paste bytes: [UInt8]) {
    pasted = []
    let isSecret = field?.request.isSecret == true
    PastedText.forEachScalar(of: bytes) { scalar in
      if let kept = isSecret ? secretScalars.standIn(for: scalar) : scalar { pasted.append(kept) }
    }
    // The key press is the only other owner and is not used again: its storage may be overwritten in place.
    if isSecret {
      bytes.withUnsafeBytes { cel_wipe(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
    }
  }

  private var hasOlderEntry: Bool {
    guard let field, let history = field.history else { return false }
    return field.walk.age < history.entries.count
  }

  private var hasNewerEntry: Bool { (field?.walk.age ?? 0) > 0 }

  private func pass(_ key: StockKey) -> InputEvent? {
    editLine.push(key.scalar)
    return nil
  }

  private func insertPaste() -> InputEvent? {
    editLine.insert(pasted)
    pasted = []
    return tell(editLine.line)
  }

  private func escape(isViCommand: Bool, startsCommand: Bool) -> InputEvent? {
    if editLine.isVi, !isViCommand {
      editLine.push("\u{1B}")
      return nil
    }
    // In the middle of a command (`d`, `3`) it has given that up already.
    return startsCommand ? last(.cancelled) : nil
  }

  private func move(_ key: PrivateKey, isViCommand: Bool) -> InputEvent? {
    var line = editLine.line
    switch key {
    case .left: line.cursor -= line.lengthOfCharacterBefore
    case .right: line.cursor += line.lengthOfCharacterAfter
    case .home: line.cursor = 0
    default: line.cursor = line.scalars.count
    }
    // Vi's commands stand on a character.
    if isViCommand, line.cursor == line.scalars.count { line.cursor -= line.lengthOfCharacterBefore }
    editLine.moveCursor(to: line.cursor)
    return tell(line)
  }

  private func remove(_ key: PrivateKey, isViCommand: Bool) -> InputEvent? {
    let line = editLine.line
    let after = key == .delete ? line.lengthOfCharacterAfter : 0
    editLine.moveCursor(to: line.cursor + after)
    let count = key == .delete ? after : line.lengthOfCharacterBefore
    if count > 0 { editLine.removeBefore(count) }
    let left = editLine.line
    if isViCommand, left.cursor == left.scalars.count {
      editLine.moveCursor(to: left.cursor - left.lengthOfCharacterBefore)
    }
    return tell(editLine.line)
  }

  private func complete() -> InputEvent? {
    guard let field, let candidates = field.request.completions, !field.request.isSecret else { return .next }
    let line = field.told
    // Nothing was begun: there is nothing to complete, and Tab goes on.
    guard line.cursor > 0 else { return .next }
    let text = String(line.scalars[..<line.cursor])
    let completion = Completion(text, candidates: candidates(text))
    if let replacement = completion.replacement {
      let before = Array(replacement.unicodeScalars)
      editLine.set(Line(scalars: before + line.scalars[line.cursor...], cursor: before.count))
      let event = tell(editLine.line)
      offer(completion.offered)
      return event
    }
    // Offered already: a second Tab goes on, so that it never holds anybody in a field.
    guard !completion.offered.isEmpty, completion.offered != field.offered else { return .next }
    offer(completion.offered)
    return nil
  }
}
