import LineEditing
import TerminalIO
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A line editor at a pseudo-terminal, with an `.editrc` of its own.
final class EditorFixture {
  let folder: TemporaryFolder
  let terminal: PseudoTerminal
  let loop: EventLoop
  let editor: LineEditor
  private let watchdog: LoopTimer

  /// A shell starts what runs in the background with SIGINT ignored, and then the loop leaves it so.
  ///
  /// Once, and before the first loop watches it.
  private static let interruptsAreNotIgnored: Void = { signal(SIGINT, SIG_DFL) }()

  init(editrc: String = "", terminalType: String = "xterm") throws {
    folder = TemporaryFolder()
    // Read by the C library: the suites that make editors run one after another.
    setenv("EDITRC", folder.write(editrc, to: "editrc"), 1)
    setenv("TERM", terminalType, 1)
    _ = EditorFixture.interruptsAreNotIgnored
    let terminal = try PseudoTerminal()
    self.terminal = terminal
    loop = EventLoop(input: terminal.slave)
    editor = try LineEditor(
      loop: loop, program: "formline-test", history: HistoryDirectory(path: folder.path + "/history"))
    // A test that waits for an event that never comes ends with `.ended` instead of hanging.
    watchdog = loop.schedule(after: .seconds(20)) { terminal.hangUp() }
  }

  deinit { watchdog.cancel() }

  /// Begins a field.
  func begin(
    _ text: String = "", cursor: Int? = nil, name: String = "field", isSecret: Bool = false,
    keepsHistory: Bool = false, completions: ((String) -> [String])? = nil
  ) {
    editor.begin(
      FieldRequest(
        name: name, label: "Field", text: text, cursor: cursor, isSecret: isSecret,
        keepsHistory: keepsHistory,
        completions: completions))
  }

  /// Types keys and gives every event up to and with `last`.
  func events(typing keys: String, until last: InputEvent) throws -> [InputEvent] {
    terminal.type(keys)
    var events: [InputEvent] = []
    while events.last != last, events.last != .ended { events.append(try editor.next()) }
    return events
  }

  /// Types keys, and Shift-Tab to see that nothing follows; gives the events before it.
  func events(typing keys: String) throws -> [InputEvent] {
    try events(typing: keys + Keys.backTab, until: .previous).dropLast()
  }

  /// Types keys in a field and gives its text and cursor after them, with the cursor drawn as `|`.
  func result(typing keys: String) throws -> String {
    var text = ""
    var cursor = 0
    for event in try events(typing: keys) {
      switch event {
      case .edited(.text(let edited), let position): (text, cursor) = (edited, position)
      case .moved(let position): cursor = position
      default: return "\(event)"
      }
    }
    return text.prefix(cursor) + "|" + text.dropFirst(cursor)
  }
}

/// Keys as xterm sends them.
enum Keys {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"
  static let backTab = "\u{1B}[Z"
  static let controlLeft = "\u{1B}[1;5D"
  static let controlRight = "\u{1B}[1;5C"
  static let altLeft = "\u{1B}[1;3D"
  static let backspace = "\u{7F}"
  static let escape = "\u{1B}"
  static func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }
  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(UnicodeScalar($0 & 0x1F)) } ?? ""
  }
}
