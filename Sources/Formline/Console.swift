public import Forms
public import LineEditing
public import RxCore
public import TerminalIO
public import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two ends of a program: who answers and where it is shown.
///
/// Here, and nowhere else, a person is told from a script.
///
/// - On a terminal: libedit edits, and the form is painted on the screen's descriptor.
/// - On a terminal that cannot be painted on (`TERM=dumb`, `edit off` in `.editrc`, the screen elsewhere): whole
///   lines.
/// - Otherwise: the input is a script, a line an answer, and nothing is shown.
///
/// One at a time in a process: it owns the terminal's mode and its signals until it goes.
public final class Console {
  /// Who answers.
  public let input: any InputSource

  /// Where frames are shown.
  public let renderer: any Renderer

  /// Called with what did not stop the form and should still be known: a history that could not be read or saved.
  ///
  /// What happened before it was set is told when it is set.
  public var onWarning: ((String) -> Void)? {
    didSet { editor?.onHistoryError = onWarning.map { warn in { warn($0.description) } } }
  }

  /// Real time, for `debounce` and its like: what it runs, it runs between two keys.
  public let scheduler: any SchedulerType

  /// How much screens may move by themselves: less where there are no colours, and where the variable
  /// `REDUCED_MOTION` is not empty.
  public let motion: Motion

  /// Asks the terminal what it is; `nil` where that is not worth it.
  let inquiry: TerminalInquiry?
  /// What the terminal has for images.
  let imageSurface: ImageSurface
  let terminal: TerminalGuard?
  let editor: LineEditor?
  /// What paints on the terminal just now.
  var painting: TerminalRenderer?

  /// Chooses the two ends.
  ///
  /// - Parameters:
  ///   - program: The name that `.editrc` may speak to.
  ///   - history: Where earlier answers are kept; without it nothing is remembered.
  ///   - input: The descriptor that answers come from.
  ///   - screen: The descriptor that forms are painted on.
  ///   - environment: The variables that say what the terminal can show.
  /// - Throws: `LineEditorError` where a terminal is there and the line editor cannot start.
  public init(
    program: String = Console.programName, history: HistoryDirectory? = nil,
    input: Int32 = 0, screen: Int32 = 2,
    environment: (String) -> String? = Console.variable
  ) throws {
    // Before the loop: it watches signals, and the guard must be told what they did before.
    terminal = isTerminal(input) ? TerminalGuard(input: input, output: screen) : nil
    let loop = EventLoop(input: input)
    scheduler = EventLoopScheduler(loop)
    let depth = ColorDepth(isTerminal: true, environment: environment)
    let isCalm = depth == .none || environment("REDUCED_MOTION")?.isEmpty == false
    motion = isCalm ? .reduced : .full
    guard isTerminal(input) else {
      let reader = ScriptReader(descriptor: input)
      reader.waitForInput = { _ = loop.wait() }
      self.input = ScriptedInput(reader)
      renderer = PlainRenderer(output: nil)
      editor = nil
      inquiry = nil
      imageSurface = ImageSurface(depth: .none)
      return
    }
    guard isTerminal(screen), let editor = try Console.editor(loop, program, history) else {
      self.input = WholeLineInput(loop: loop, output: screen)
      renderer = PlainRenderer(output: nil)
      self.editor = nil
      inquiry = nil
      imageSurface = ImageSurface(depth: .none)
      return
    }
    let isWorthAsking = TerminalInquiry.isWorthwhile(environment: environment)
    inquiry = isWorthAsking ? TerminalInquiry(loop: loop, output: screen) : nil
    imageSurface = ImageSurface(depth: depth, cell: CellSize(ofTerminal: screen))
    let renderer = TerminalRenderer(output: screen, depth: depth, keeper: terminal)
    self.input = editor
    self.editor = editor
    self.renderer = renderer
    painting = renderer
    connect(editor, loop)
  }

  /// A console of given ends: a test's keyboard, screen and clock.
  public init(
    input: any InputSource, renderer: any Renderer, scheduler: any SchedulerType, motion: Motion = .full
  ) {
    self.input = input
    self.renderer = renderer
    self.scheduler = scheduler
    self.motion = motion
    terminal = nil
    editor = nil
    inquiry = nil
    imageSurface = ImageSurface()
  }

  /// Runs one form to its end.
  ///
  /// - Parameters:
  ///   - form: What is asked.
  ///   - endsInput: Whether a script must be used up by it; `false` where another form follows on this console.
  /// - Returns: How the form was left.
  /// - Throws: As `FormSession.run()`.
  public func run(_ form: Form, endsInput: Bool = true) throws -> FormOutcome {
    let session = FormSession(form, input: input, renderer: renderer, endsInput: endsInput)
    editor?.onCompletions = { [weak session] candidates in session?.offer(candidates) }
    terminal?.bracketedPaste = editor != nil
    defer {
      terminal?.bracketedPaste = false
      editor?.onCompletions = nil
    }
    return try session.run()
  }

  /// A line editor, or `nil` where whole lines must do.
  private static func editor(
    _ loop: EventLoop, _ program: String, _ history: HistoryDirectory?
  ) throws -> LineEditor? {
    do {
      return try LineEditor(loop: loop, program: program, history: history)
    } catch {
      if case .engine = error { throw error }
      return nil
    }
  }
}
