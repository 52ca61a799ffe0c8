public import TerminalIO

/// A key that a test presses, or text that it types.
///
/// A string literal types its characters, one press each: `["taro", .tab, "Taro Yamada", .enter]`.
public enum Keystroke: ExpressibleByStringLiteral {
  /// Types the characters of a text, one press each.
  case text(String)
  /// Puts a whole text in at once, as it is.
  case paste(String)
  /// Accepts the field.
  case enter
  /// Goes to the next field.
  case tab
  /// Goes to the previous field.
  case backTab
  /// Goes to the next field.
  case down
  /// Goes to the previous field.
  case up
  /// Moves the cursor a character back.
  case left
  /// Moves the cursor a character on.
  case right
  /// Moves the cursor to the beginning.
  case home
  /// Moves the cursor to the end.
  case end
  /// Deletes the character before the cursor.
  case backspace
  /// Deletes the character at the cursor.
  case delete
  /// Leaves the form.
  case escape
  /// Leaves the program.
  case controlC
  /// Ends the input, where the field is empty; deletes the character at the cursor elsewhere.
  case controlD
  /// Scrolls a page back.
  case pageUp
  /// Scrolls a page on.
  case pageDown
  /// Clicks on a cell of the screen: the left button goes down and up.
  case click(row: Int, column: Int)
  /// Turns the wheel over a cell of the screen, by so many notches; down is positive.
  case wheel(Int, row: Int = 0, column: Int = 0)
  /// Any key that a terminal can send, as it is.
  case press(KeyPress)
  /// Runs code between two keys: the program's own doing, or a clock that moves on.
  case perform(() -> Void)

  /// Types the characters of a literal.
  public init(stringLiteral text: String) { self = .text(text) }
}
