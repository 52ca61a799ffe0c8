import TerminalIO

/// Tells people what happened, on standard error, never among the answers.
nonisolated public final class MessageWriter {
  private let output: OutputWriter

  /// A writer to a descriptor, which stays its owner's.
  public init(descriptor: Int32) { output = OutputWriter(descriptor: descriptor) }

  /// Whether a person reads it.
  public var isTerminal: Bool { output.isTerminal }

  /// Writes `accounts: MESSAGE` as one line, control characters escaped.
  public func report(_ message: String) {
    write("accounts: " + escaped(message) + "\n")
  }

  /// Writes text as it is, without a line's end: a question.
  ///
  /// Where standard error cannot be written there is nobody left to tell, so that alone is no error.
  public func write(_ text: String) {
    try? output.write(text)
    try? output.flush()
  }
}
