/// What a program finds on its standard input.
enum StandardInput {
  /// A pipe with these bytes, which then ends.
  case bytes([UInt8])
  /// A file.
  case file(String)
  /// No descriptor at all.
  case closed

  /// A pipe with this text, which then ends.
  static func text(_ text: String) -> Self { .bytes(Array(text.utf8)) }

  static let empty = StandardInput.bytes([])
  static let devNull = StandardInput.file("/dev/null")
}

/// Where a program's standard output goes.
enum StandardOutput {
  /// To the test.
  case captured
  /// To a file.
  case file(String)
  /// To a pipe that nobody reads any more.
  case brokenPipe
  /// No descriptor at all.
  case closed
}
