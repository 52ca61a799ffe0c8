public import TerminalIO

/// The input of a person at a terminal: libedit edits, with the user's own keys from `.editrc`, and the form paints.
///
/// libedit reads its characters from the event loop, so timers, signals and main-actor work run while nobody types,
/// and each key becomes one event. A secret's characters are never shown to libedit, and are gone when the
/// field is left; coming back to a secret field starts it empty.
///
/// One editor at a time on a terminal. It takes over `loop.beforeWaiting` and the signals INT and TSTP, sets the
/// terminal to single keys with the first field, and puts it back in `finish()`, after a field that ended
/// with `.cancelled`, `.interrupted` or `.ended`, and when it goes away.
public final class LineEditor: KeySource {
  /// Always: a person can correct a refused answer.
  public let isInteractive = true
  /// Always `nil`: a person's answers come from no line of a file.
  public let location: InputLocation? = nil
  /// Called before the editor waits for a key and all that was typed has been told: the moment to paint.
  public var beforeWaiting: (() -> Void)?
  /// Called with the answers to choose from when Tab cannot decide, and with none when they no longer fit.
  public var onCompletions: (([String]) -> Void)?
  /// Called with a key that a field has no use for while it is edited; see `KeySource`.
  public var onUnhandledKey: ((KeyPress) -> InputEvent?)?
  /// Called when `^L` asks for the whole screen to be painted anew, also what seems to be there already.
  public var onRepaint: (() -> Void)?
  /// Called before `^Z` stops the program, while the terminal is still in the editor's mode.
  public var willSuspend: (() -> Void)?
  /// Called after the program was continued: the screen holds something else now.
  public var didResume: (() -> Void)?
  /// Called when a history cannot be read or saved.
  ///
  /// What failed before it was set is told when it is set.
  public var onHistoryError: ((HistoryError) -> Void)? {
    didSet { reportHistoryErrors() }
  }

  let loop: EventLoop
  let terminal: TerminalMode
  let history: HistoryDirectory?
  /// Edits text, with the user's keys.
  let textLine: EditLine
  /// Edits stand-ins, with libedit's own keys.
  let secretLine: EditLine
  let secretScalars = SecretScalars()

  /// The field that is being answered, and how far it is.
  var field: EditedField?
  /// The histories of the fields that were answered so far, by name.
  var histories: [String: FieldHistory] = [:]
  var unreportedHistoryErrors: [HistoryError] = []

  // What is read.
  var decoder = KeyDecoder()
  /// A key that only time decided: a lone Escape.
  var flushed: KeyPress?
  /// What is to be inserted when libedit asks for the paste.
  var pasted: [Unicode.Scalar] = []
  var command = CommandInput()
  var isWaiting = false
  /// How many keys were read since the loop last looked at signals.
  var keysSinceWait = 0
  var isInterrupted = false
  var isWoken = false
  /// Whether keys are read outside of fields: between two of them the terminal stays as it is.
  var isReadingKeys = false
  /// Keys that a field had no use for and that were not told yet.
  var unhandled: [KeyPress] = []
  var ending: Ending?

  /// An editor for the terminal that `loop` waits for.
  ///
  /// Reads `.editrc` (`$EDITRC`, or in the home folder), where lines may be limited to `program`, and takes the user's
  /// locale, with UTF-8 (`useUTF8Locale`): call it before other threads run.
  ///
  /// - Parameters:
  ///   - loop: The loop whose input is the terminal; the editor keeps it.
  ///   - program: The program's name, as `.editrc` may use it.
  ///   - history: Where answers are remembered; `nil` remembers nothing.
  /// - Throws: `LineEditorError` where keys cannot be read one by one; take a `WholeLineInput` then.
  public init(loop: EventLoop, program: String, history: HistoryDirectory?) throws(LineEditorError) {
    try LineEditor.checkTerminal(loop.input)
    useUTF8Locale()
    self.loop = loop
    self.history = history
    terminal = TerminalMode(loop.input)
    textLine = try EditLine(program: program, terminal: loop.input)
    // Now, and not with the first secret: starting an editor puts the echo back on for a moment.
    secretLine = try EditLine(program: program, terminal: loop.input)
    textLine.useHistory(nil)
    textLine.readUserSettings()
    guard textLine.isEditing else {
      terminal.leave(textLine, secretLine)
      throw .switchedOff
    }
    textLine.bindOwnKeys()
    secretLine.bindOwnKeys()
    secretLine.unbindForSecret()
    terminal.leave(textLine, secretLine)
    textLine.reader = { [weak self] in self?.readScalar() }
    secretLine.reader = { [weak self] in self?.readScalar() }
    takeOverLoop()
  }

  deinit {
    loop.beforeWaiting = nil
    for signal in LineEditor.signals { loop.onSignal(signal, nil) }
    terminal.leave(textLine, secretLine)
    secretLine.wipeLine()
    decoder.wipe()
  }
}
