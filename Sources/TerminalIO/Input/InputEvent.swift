/// What a person's key or a script's line did to the field that is being answered.
///
/// A line editor, a script and a test's scripted keyboard all speak in these events, so nothing behind
/// them can tell which of the three is at work.
public enum InputEvent: Equatable {
  /// The answer now reads like this, with the cursor before the character at `cursor` (counted in
  /// `Character`s of a text, in Unicode scalars of a secret).
  case edited(Answer, cursor: Int)
  /// The cursor moved and the answer did not change.
  case moved(cursor: Int)
  /// The answer is complete: Enter, or the end of a script's line.
  case accepted
  /// Go to the next field and keep what is there: Tab, or Down.
  case next
  /// Go back to the previous field and keep what is there: Shift-Tab, or Up.
  case previous
  /// Leave the form without an answer: Escape.
  case cancelled
  /// Leave the program: Control-C.
  case interrupted
  /// There is no more input: Control-D on an empty field, or a terminal that went away.
  case ended
}
