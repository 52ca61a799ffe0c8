import CEditLine

/// The line that is being edited.
extension EditLine {
  /// What the line holds now.
  ///
  /// O(n).
  var line: Line {
    if el_wline(handle).pointee.cursor < el_wline(handle).pointee.buffer {
      // Vi's `$` in an empty line steps back over its beginning; moving the cursor on puts it there.
      _ = el_cursor(handle, 1)
    }
    let current = el_wline(handle).pointee
    let count = current.lastchar - current.buffer
    let scalars = UnsafeBufferPointer(start: current.buffer, count: count).map { character in
      Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
    }
    // Exchanging mark and cursor after a removal can leave the cursor behind the end.
    return Line(scalars: scalars, cursor: min(current.cursor - current.buffer, count))
  }

  /// The first characters of the line, at most `count`.
  func firstScalars(_ count: Int) -> [Unicode.Scalar] {
    let current = el_wline(handle).pointee
    let present = min(count, current.lastchar - current.buffer)
    return (0..<present).map { Unicode.Scalar(UInt32(bitPattern: current.buffer[$0])) ?? "\u{FFFD}" }
  }

  /// Replaces the line, leaving kill ring and undo alone.
  func set(_ line: Line) {
    if line.scalars.isEmpty {
      cel_empty_line(handle)
    } else {
      _ = line.scalars.withWideString { el_wreplacestr(handle, $0) }
    }
    moveCursor(to: line.cursor)
  }

  /// Moves the cursor before the scalar at `offset`.
  func moveCursor(to offset: Int) {
    let delta = offset - Int(el_cursor(handle, 0))
    if delta != 0 { _ = el_cursor(handle, Int32(delta)) }
  }

  /// Inserts at the cursor, which then stands behind what was inserted.
  func insert(_ scalars: [Unicode.Scalar]) {
    guard !scalars.isEmpty else { return }
    _ = scalars.withWideString { el_winsertstr(handle, $0) }
  }

  /// Removes scalars before the cursor in a way that vi's undo brings back; in emacs the kill ring stays as it is.
  func removeBefore(_ count: Int) {
    guard !isVi else { return el_deletestr(handle, Int32(count)) }
    var line = line
    line.scalars.removeSubrange(line.cursor - count..<line.cursor)
    line.cursor -= count
    set(line)
  }

  /// Starts an empty line in insert mode, with no argument, no pending command and nothing to undo.
  ///
  /// Switching editing off meanwhile keeps the terminal in its mode: in the moment between two fields the system
  /// would echo what is typed ahead, which may be a password.
  func startLine() {
    _ = cel_set_int(handle, EL_EDITMODE, 0)
    _ = cel_set_int(handle, EL_UNBUFFERED, 0)
    _ = cel_set_int(handle, EL_EDITMODE, 1)
    _ = cel_set_int(handle, EL_UNBUFFERED, 1)
  }

  /// Sets the terminal to reading single keys, or back to whole lines.
  func setRaw(_ isRaw: Bool) {
    _ = cel_set_int(handle, EL_PREP_TERM, isRaw ? 1 : 0)
  }

  /// Overwrites and empties the line.
  func wipeLine() {
    cel_wipe_line(handle)
    cel_empty_line(handle)
  }
}
