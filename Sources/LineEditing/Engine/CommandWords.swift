import CEditLine

/// A command line of libedit's, as its tokeniser reads it (editline(3), `tok_init`).
enum CommandWords {
  /// Runs `body` with the words of a line; `nil` where a quote is not closed, or the line ends in a backslash.
  static func with<Result>(
    _ line: String, _ body: (Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result? {
    guard let tokenizer = tok_init(nil) else { return nil }
    defer { tok_end(tokenizer) }
    var count: Int32 = 0
    var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    guard tok_str(tokenizer, line, &count, &words) == 0 else { return nil }
    return body(count, words)
  }

  /// Whether libedit can read the line to its end.
  static func isComplete(_ line: String) -> Bool {
    with(line) { _, _ in true } ?? false
  }
}
