public import TerminalIO

/// A keyboard that a test plays: keys in, and no terminal.
///
/// It edits with the keys that every line editor has. What libedit adds (vi mode, history, kill and yank) is
/// libedit's, and is tested with libedit. The screen is painted before each key, as a terminal's would be.
public final class ScriptedKeyboard {
  /// A person is there.
  public let isInteractive = true
  /// A person has no line number.
  public let location: InputLocation? = nil
  /// Called before each key.
  public var beforeWaiting: (() -> Void)?
  /// Called with a key that a field has no use for.
  public var onUnhandledKey: ((KeyPress) -> InputEvent?)?
  /// Called by nobody: the keyboard completes nothing.
  public var onCompletions: (([String]) -> Void)?

  /// Whether the next key is there already: `false` plays somebody who looks at the screen after every key.
  public var hasInputWaiting = true

  /// The answers that the form gave to be remembered, in order.
  public private(set) var remembered: [(field: String, text: String)] = []
  /// The requests that the form made, in order: which field was entered when.
  public private(set) var requests: [FieldRequest] = []

  private let keys: [Keystroke]
  private var position = 0
  private var line = LineBuffer("", cursor: 0)
  private var isSecret = false
  /// What is left of a key that is several presses.
  private var rest: [KeyPress] = []
  private var isWoken = false

  /// A keyboard that presses `keys` in order; when they are used up, the input has ended.
  public init(_ keys: [Keystroke]) {
    self.keys = keys.flatMap(\.single)
  }

  /// A keyboard that presses `keys` in order.
  public convenience init(_ keys: Keystroke...) { self.init(keys) }

  /// Whether every key was pressed.
  public var isUsedUp: Bool { position == keys.count }

  /// A field starts to be answered; a secret starts empty.
  public func begin(_ request: FieldRequest) {
    requests.append(request)
    isSecret = request.isSecret
    line = isSecret ? LineBuffer("", cursor: 0) : LineBuffer(request.text, cursor: request.cursor)
  }

  /// Presses keys until one of them does something.
  public func next() -> InputEvent {
    while true {
      beforeWaiting?()
      guard let key = takeRest().map(Keystroke.press) ?? takeKey() else { return .ended }
      if let event = press(key) { return event }
    }
  }

  /// The program's text takes the place of the line.
  public func replaceText(_ text: String) {
    let atEnd = line.cursor == line.characters.count
    line = LineBuffer(text, cursor: atEnd ? text.count : line.cursor)
  }

  /// The field was left.
  public func end() {}

  /// Keeps the answers for the test to look at.
  public func remember(_ answers: [(field: String, text: String)]) { remembered += answers }

  /// A person leaves no lines over.
  public func finish() {}

  /// Lets the next `nextKey` give `.woken`.
  public func wake() { isWoken = true }

  /// A test's keyboard has no terminal to put back.
  public func endKeys() {}

  func takeKey() -> Keystroke? {
    guard position < keys.count else { return nil }
    defer { position += 1 }
    return keys[position]
  }

  func takeWake() -> Bool {
    defer { isWoken = false }
    return isWoken
  }

  func takeRest() -> KeyPress? { rest.isEmpty ? nil : rest.removeFirst() }

  func setRest(_ presses: [KeyPress]) { rest = presses }

  private func press(_ key: Keystroke) -> InputEvent? {
    switch key {
    case .enter: return .accepted
    case .tab, .down: return .next
    case .backTab, .up: return .previous
    case .escape: return .cancelled
    case .controlC: return .interrupted
    case .controlD where line.characters.isEmpty: return .ended
    case .perform(let action):
      action()
      return nil
    case .press(let press):
      guard let key = Keystroke(editing: press) else { return onUnhandledKey?(press) }
      return self.press(key)
    case .pageUp, .pageDown: return key.presses.first.flatMap { onUnhandledKey?($0) }
    default: return edit(key)
    }
  }

  private func edit(_ key: Keystroke) -> InputEvent? {
    let before = line
    switch key {
    case .text(let text), .paste(let text): line.insert(text)
    case .left: line.move(by: -1)
    case .right: line.move(by: 1)
    case .home: line.moveToBeginning()
    case .end: line.moveToEnd()
    case .backspace: line.deleteBackward()
    case .delete, .controlD: line.deleteForward()
    default: break
    }
    if line == before { return nil }
    if line.characters == before.characters { return .moved(cursor: line.cursor) }
    let answer: Answer = isSecret ? .secret(Secret(copying: line.text)) : .text(line.text)
    return .edited(answer, cursor: line.cursor)
  }
}
