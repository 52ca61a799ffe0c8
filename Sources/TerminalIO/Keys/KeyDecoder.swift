/// Makes key presses of the bytes that a terminal sends.
///
/// A state machine that reads nothing and waits for nothing: bytes are fed in, in pieces of any size, and key
/// presses are taken out. What it holds may be part of a password, so it is overwritten when it is taken, and
/// the value cannot be copied.
///
/// The sequences are those of ECMA-48 and of xterm's "Control Sequences", and the keys that rxvt and the Linux
/// console send in their own way. Bytes that are no UTF-8 give one U+FFFD for each maximal part of a
/// well-formed character (Unicode 15, section 3.9, table 3-7).
///
/// ```swift
/// decoder.feed(bytes)
/// while let press = decoder.next() { handle(press) }
/// if decoder.isAwaitingMore, loop.wait(timeout: KeyDecoder.escapeDelay) == .timedOut {
///   while let press = decoder.flush() { handle(press) }
/// }
/// ```
public struct KeyDecoder: ~Copyable {
  /// How long to wait for what follows an ESC before it is the Escape key.
  public static let escapeDelay = Duration.milliseconds(50)

  /// How many bytes of a paste are kept; the rest is dropped and counted in `droppedPasteBytes`.
  public static let pasteLimit = 1 << 20

  /// How many bytes of pastes were dropped because they were longer than `pasteLimit`.
  public internal(set) var droppedPasteBytes = 0

  enum State: Equatable {
    case ground
    /// Inside a character of several bytes; which bytes may come next, and how many.
    case utf8(value: UInt32, missing: Int, next: ClosedRange<UInt8>)
    case escape
    /// Two ESC: an Escape and an Escape, or a key with Alt of a terminal that says so by one more ESC.
    case escapeEscape
    case csi
    /// Behind `CSI [`, the Linux console's F1 to F5.
    case linuxFunction
    /// Behind `CSI M`, an old mouse report of three bytes.
    case oldMouse(missing: Int)
    case ss3
    /// Inside OSC, DCS or APC (whose introducer may be a key with Alt too), which end with ST (`ESC \`) or BEL.
    ///
    /// What stands in it is kept in `parameters`.
    case string(introducer: UInt8, sawEscape: Bool)
    /// Inside a bracketed paste; how much of its end was seen.
    case paste(matched: Int)
  }

  var state = State.ground
  /// What an ESC before the sequence adds to it.
  var prefix: KeyPress.Modifiers = []
  /// The sequence's bytes between its introducer and its final byte.
  var parameters: [UInt8] = []
  /// More parameters than any known sequence has: they are counted, not kept.
  static let parameterLimit = 64
  var input = WipedBytes(capacity: 256)
  var pasted = WipedBytes()
  /// What one byte more than one press was made of; at most two.
  var ready: [KeyPress] = []

  /// A decoder that has seen nothing.
  public init() {}

  /// Takes bytes over; the caller wipes its own copy.
  ///
  /// O(n).
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    input.append(bytes)
  }

  /// Takes bytes over.
  ///
  /// O(n).
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { input.append(byte) }
  }

  /// The next whole key press; `nil` when more bytes are needed.
  public mutating func next() -> KeyPress? {
    if !ready.isEmpty { return ready.removeFirst() }
    while let byte = input.popFirst() {
      if let press = step(byte) { return press }
    }
    return nil
  }

  /// Whether there may be a key press without more input: `next()` was not called until it gave `nil`.
  public var hasBufferedInput: Bool { !input.isEmpty || !ready.isEmpty }

  /// Whether only time can tell what was pressed: a lone ESC, or a start that is a key with Alt too.
  ///
  /// The caller waits `escapeDelay` for more input, and then calls `flush()`. A character, a sequence or a
  /// paste that cannot be anything else is simply waited for, so that a slow line never tears it.
  public var isAwaitingMore: Bool {
    guard input.isEmpty, ready.isEmpty else { return false }
    switch state {
    case .ground, .utf8, .paste, .linuxFunction, .oldMouse: return false
    case .csi, .ss3: return parameters.isEmpty
    // What begins as an answer of the terminal is one, and not Alt with a key: a slow line never tears it.
    case .string(let introducer, _): return !TerminalReport.begins(introducer, parameters)
    case .escape, .escapeEscape: return true
    }
  }

  /// What the unfinished start means when nothing follows it: Escape, a key with Alt, or `.unknown`.
  ///
  /// For the time after `escapeDelay`, and for the end of the input. `nil` when there is nothing left.
  public mutating func flush() -> KeyPress? {
    next() ?? unfinished()
  }

  /// Forgets and overwrites all that is buffered.
  public mutating func wipe() {
    input.wipe()
    pasted.wipe()
    forgetParameters()
    ready.removeAll()
    prefix = []
    state = .ground
  }
}
