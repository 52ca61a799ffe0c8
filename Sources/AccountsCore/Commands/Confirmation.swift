import Glibc
import TerminalIO

/// A question that a person answers with yes or no.
struct Confirmation {
  private let input: Int32
  private let messages: MessageWriter

  /// `nil` where nobody is there: standard input and standard error must both be a terminal.
  init?(_ context: CommandContext) {
    guard isatty(context.streams.input) == 1, context.messages.isTerminal else { return nil }
    input = context.streams.input
    messages = context.messages
  }

  /// Whether the answer is `y` or `yes`; every other answer, and the end of the input, is a no.
  func ask(_ question: String) -> Bool {
    messages.write(escaped(question) + " [y/N] ")
    return ["y", "yes"].contains(AccountRules.trimmed(line()).lowercased())
  }

  /// The next line; a terminal hands over no more than one.
  private func line() -> String {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      var count = read(input, buffer.baseAddress, buffer.count)
      while count < 0, errno == EINTR { count = read(input, buffer.baseAddress, buffer.count) }
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
  }
}
