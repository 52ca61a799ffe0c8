public import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The input of a person at a terminal that edits no lines (`TERM=dumb`, `edit off`): a prompt in plain text, and the
/// answer as a whole line, edited with what the terminal itself has.
///
/// No escape sequence is written. A blank answer keeps what the field holds, which the prompt shows in brackets. A
/// secret is not echoed, and what was read of it is overwritten. The system takes at most 4,095 bytes a line.
public final class WholeLineInput: InputSource {
  /// Always: a person can correct a refused answer.
  public let isInteractive = true
  /// Always `nil`: a person's answers come from no line of a file.
  public let location: InputLocation? = nil
  /// Called before it waits for a line.
  public var beforeWaiting: (() -> Void)?
  /// The error number of the first prompt that could not be written.
  public private(set) var outputError: Int32?

  let loop: EventLoop
  private let output: Int32
  private let echo: EchoSwitch
  var buffer = LineBuffer()
  var isInterrupted = false
  private var request: FieldRequest?
  /// What the field holds as far as the form knows.
  private var told: Answer = .text("")
  /// Whether the answer was told and its acceptance is still to be.
  private var isAccepting = false
  private static let signals = [SIGINT, SIGTSTP]

  /// An input that prompts on a descriptor.
  ///
  /// It takes over `loop.beforeWaiting` and the signals INT and TSTP; one at a time on a loop.
  ///
  /// - Parameters:
  ///   - loop: The loop whose input the lines come from.
  ///   - output: Where prompts are written; by default standard error.
  public init(loop: EventLoop, output: Int32 = 2) {
    self.loop = loop
    self.output = output
    echo = EchoSwitch(loop.input)
    loop.beforeWaiting = { [weak self] in self?.beforeWaiting?() }
    loop.onSignal(SIGINT) { [weak self] in
      self?.isInterrupted = true
      self?.loop.interruptWait()
    }
    loop.onSignal(SIGTSTP) { [weak self] in self?.suspend() }
  }

  deinit {
    loop.beforeWaiting = nil
    for signal in WholeLineInput.signals { loop.onSignal(signal, nil) }
    buffer.wipe()
  }

  /// Starts a field; it is asked for by `next`.
  public func begin(_ request: FieldRequest) {
    self.request = request
    told = request.isSecret ? .secret(Secret()) : .text(request.text)
    isAccepting = false
  }

  /// Asks, and reads one line: `.edited` where the answer is another one than the field holds, then `.accepted`.
  ///
  /// `.ended` at `^D`, `.interrupted` at `^C`. Called again after an answer, it asks again.
  ///
  /// - Precondition: A field was begun.
  /// - Throws: `InputError.Reason.unreadable` where the terminal cannot be read.
  public func next() throws(InputError) -> InputEvent {
    guard let request else { preconditionFailure("WholeLineInput.next() was called outside of a field") }
    if isAccepting {
      isAccepting = false
      return .accepted
    }
    if request.isSecret { echo.turnOff() }
    defer { echo.turnOn() }
    prompt()
    let event: InputEvent
    switch try readLine(isSecret: request.isSecret) {
    case .ended: event = .ended
    case .interrupted: event = .interrupted
    case .blank: return answer(request.isSecret ? .secret(Secret()) : .text(request.text))
    case .answer(let given): return answer(given)
    }
    // The line was not ended by the person.
    write("\n")
    return event
  }

  /// The program's text for the field: what a blank answer keeps from now on.
  public func replaceText(_ text: String) {
    guard request?.isSecret == false else { return }
    request?.text = text
    told = .text(text)
  }

  /// Leaves the field.
  public func end() {
    request = nil
    echo.turnOn()
  }

  /// Nothing: without editing there is no history.
  public func remember(_ answers: [(field: String, text: String)]) {}

  /// Nothing: more lines may be for whoever reads next.
  public func finish() throws(InputError) {}

  /// Tells the person something, on a line of its own.
  public func say(_ text: String) {
    write(escaped(text) + "\n")
  }

  private func answer(_ given: Answer) -> InputEvent {
    guard given != told else { return .accepted }
    told = given
    isAccepting = true
    switch given {
    case .text(let text): return .edited(given, cursor: text.count)
    case .secret(let secret): return .edited(given, cursor: secret.scalarCount)
    }
  }

  private func prompt() {
    guard let request else { return }
    let blank = request.text.isEmpty ? request.defaultAnswer ?? "" : request.text
    let kept = request.isSecret || blank.isEmpty ? "" : " [\(escaped(blank))]"
    write("\(escaped(request.label))\(kept): ")
  }

  /// Stops the program, as `^Z` asks, and asks again when it goes on.
  private func suspend() {
    echo.turnOn()
    stopProcess()
    guard let request else { return }
    if request.isSecret { echo.turnOff() }
    prompt()
  }

  private func write(_ text: String) {
    guard outputError == nil else { return }
    outputError = writeAll(Array(text.utf8), to: output)
  }
}
