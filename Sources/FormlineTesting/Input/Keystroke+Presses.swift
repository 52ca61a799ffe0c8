import TerminalIO

extension Keystroke {
  /// The keystrokes one by one: a character a press, a click two.
  var single: [Keystroke] {
    switch self {
    case .text(let text): text.map { .text(String($0)) }
    case .click(let row, let column):
      [MouseEvent.Action.press, .release].map { action in
        .press(KeyPress(.mouse(MouseEvent(action, button: 1, row: row, column: column))))
      }
    case .wheel(let notches, let row, let column):
      (0..<abs(notches)).map { _ in
        let action = MouseEvent.Action.scroll(rows: notches.signum(), columns: 0)
        return .press(KeyPress(.mouse(MouseEvent(action, row: row, column: column))))
      }
    default: [self]
    }
  }

  /// What a terminal sends for a single keystroke; none for what is no key.
  var presses: [KeyPress] {
    switch self {
    case .text(let text): text.unicodeScalars.map { KeyPress(.scalar($0)) }
    case .paste(let text): [KeyPress(.paste(Array(text.utf8)))]
    case .press(let press): [press]
    case .controlD: [KeyPress(.control("d"))]
    case .controlC, .perform, .click, .wheel: []
    case .enter: [KeyPress(.enter)]
    case .tab: [KeyPress(.tab)]
    case .backTab: [KeyPress(.backTab)]
    case .down: [KeyPress(.down)]
    case .up: [KeyPress(.up)]
    case .left: [KeyPress(.left)]
    case .right: [KeyPress(.right)]
    case .home: [KeyPress(.home)]
    case .end: [KeyPress(.end)]
    case .pageUp: [KeyPress(.pageUp)]
    case .pageDown: [KeyPress(.pageDown)]
    case .backspace: [KeyPress(.backspace)]
    case .delete: [KeyPress(.delete)]
    case .escape: [KeyPress(.escape)]
    }
  }

  /// The keystroke that edits a field as `press` does; `nil` for a key that a field has no use for.
  init?(editing press: KeyPress) {
    switch press {
    case KeyPress(.enter): self = .enter
    case KeyPress(.tab): self = .tab
    case KeyPress(.backTab): self = .backTab
    case KeyPress(.down): self = .down
    case KeyPress(.up): self = .up
    case KeyPress(.left): self = .left
    case KeyPress(.right): self = .right
    case KeyPress(.home): self = .home
    case KeyPress(.end): self = .end
    case KeyPress(.backspace): self = .backspace
    case KeyPress(.delete): self = .delete
    case KeyPress(.escape): self = .escape
    case KeyPress(.control("c")): self = .controlC
    case KeyPress(.control("d")): self = .controlD
    default:
      switch press.key {
      case .scalar(let scalar) where press.modifiers.isEmpty: self = .text(String(scalar))
      case .paste(let bytes): self = .paste(String(decoding: bytes, as: UTF8.self))
      default: return nil
      }
    }
  }
}
