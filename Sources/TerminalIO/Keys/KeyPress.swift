/// One thing that a person did at the terminal: a key with its modifiers, a paste, a mouse event.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifier keys that were held, as far as the terminal tells.
  public var modifiers: Modifiers

  /// A key with its modifiers.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Modifier keys, with the bits that xterm's parameter has less one.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift, where it does not just make another character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also where a terminal says it by an ESC before the character.
    public static let alt = Modifiers(rawValue: 2)
    /// Control, where it does not make a control character.
    public static let control = Modifiers(rawValue: 4)
    /// Meta, or what a terminal sends in its place.
    public static let meta = Modifiers(rawValue: 8)
  }

  /// What was pressed.
  public enum Key: Hashable, Sendable {
    /// A printable scalar; U+FFFD stands for input that is no UTF-8 and for C1 controls.
    case scalar(Unicode.Scalar)
    /// A control character by the key that makes it: 0x01 is `control("a")`, NUL `control("@")`, 0x08 `control("h")`.
    case control(Unicode.Scalar)
    /// Enter, or a line feed.
    case enter
    /// Tab.
    case tab
    /// Shift-Tab.
    case backTab
    /// The key left of the text, as terminals send it today (DEL); 0x08 is `control("h")`.
    case backspace
    /// Escape by itself.
    case escape
    /// An arrow.
    case up
    /// An arrow.
    case down
    /// An arrow.
    case left
    /// An arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Insert.
    case insert
    /// Delete.
    case delete
    /// A function key, from 1.
    case function(Int)
    /// Text that was pasted, as it came (it may hold line ends, controls and bytes that are no UTF-8).
    case paste([UInt8])
    /// The mouse.
    case mouse(MouseEvent)
    /// The terminal's window got the keyboard, or lost it.
    case focus(Bool)
    /// What the terminal answered to a question: nobody pressed anything.
    case report(TerminalReport)
    /// A whole escape sequence that has no meaning here: taken away so that it is not read as text.
    case unknown
  }
}
