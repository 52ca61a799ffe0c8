/// A colour as a terminal can show it; a renderer degrades it to the colour depth at hand.
public enum Color: Hashable, Sendable {
  /// One of the sixteen colours that the user's terminal names: 0-7 normal, 8-15 bright.
  case named(UInt8)
  /// One of the 256 colours of xterm's palette.
  case palette(UInt8)
  /// True colour.
  case rgb(UInt8, UInt8, UInt8)

  /// The terminal's red.
  public static let red = Color.named(1)
  /// The terminal's green.
  public static let green = Color.named(2)
  /// The terminal's yellow.
  public static let yellow = Color.named(3)
  /// The terminal's blue.
  public static let blue = Color.named(4)
  /// The terminal's magenta.
  public static let magenta = Color.named(5)
  /// The terminal's cyan.
  public static let cyan = Color.named(6)
}

/// How a piece of text looks (SGR, ECMA-48 8.3.117).
public struct Style: Hashable, Sendable {
  /// What can be switched on beside the colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavier, or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// With a line below.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
  }

  /// The text's colour; `nil` is the terminal's own.
  public var foreground: Color?
  /// The colour behind the text; `nil` is the terminal's own.
  public var background: Color?
  /// What is switched on beside the colours.
  public var attributes: Attributes

  /// A style.
  public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  public static let plain = Style()
}
