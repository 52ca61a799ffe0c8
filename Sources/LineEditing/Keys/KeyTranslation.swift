import TerminalIO

/// What libedit reads for a key that was pressed.
enum KeyTranslation: Equatable {
  /// One of our keys.
  case own(PrivateKey)
  /// A character that is inserted, or a control character.
  case character(Unicode.Scalar)
  /// A character with ESC before it, as Alt is said to libedit.
  case escaped(Unicode.Scalar)
  /// Text, whole.
  case paste([UInt8])
  /// Nothing: the key has no meaning in a line.
  case nothing

  /// Translates a key.
  ///
  /// `startsCommand` says whether libedit waits for a command. In the middle of one (a search, a count, `ESC`) it reads
  /// by itself what is searched for, so Backspace must be the character that it knows.
  init(_ press: KeyPress, startsCommand: Bool) {
    let isAlt = !press.modifiers.isDisjoint(with: [.alt, .meta])
    let isWord = isAlt || press.modifiers.contains(.control)
    switch press.key {
    case .scalar(let scalar): self = isAlt ? .escaped(scalar) : .character(scalar)
    case .control("l") where startsCommand && !isAlt: self = .own(.redraw)
    case .control(let scalar):
      let control = Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) & 0x1F)
      self = isAlt ? .escaped(control) : .character(control)
    case .backspace where isAlt: self = .escaped("\u{7F}")
    case .backspace: self = startsCommand ? .own(.backspace) : .character("\u{7F}")
    case .enter: self = .character("\r")
    case .escape: self = .own(.escape)
    case .tab: self = .own(.tab)
    case .backTab: self = .own(.previous)
    case .up: self = .own(.up)
    case .down: self = .own(.down)
    case .left: self = .own(isWord ? .wordLeft : .left)
    case .right: self = .own(isWord ? .wordRight : .right)
    case .home: self = .own(.home)
    case .end: self = .own(.end)
    case .delete: self = .own(.delete)
    case .paste(let bytes): self = .paste(bytes)
    case .insert, .pageUp, .pageDown, .function, .mouse, .focus, .report, .unknown: self = .nothing
    }
  }
}
