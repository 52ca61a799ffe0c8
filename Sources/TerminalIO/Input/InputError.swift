/// A place in an input: a file's name and a line, from 1.
public struct InputLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as errors show it.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// A place in an input.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `FILE:LINE`.
  public var description: String { "\(file):\(line)" }
}

/// Why an input could not be taken: the facts; `InputError+Wording.swift` owns the sentences.
public struct InputError: Error, Equatable {
  /// What was wrong.
  public enum Reason: Equatable, Sendable {
    /// The line is not UTF-8; the byte that broke it, from 1.
    case invalidUTF8(byte: Int)
    /// The line holds a NUL; which byte, from 1.
    case nul(byte: Int)
    /// The line is longer than this many bytes.
    case tooLong(limit: Int)
    /// The input ended before this field was answered.
    case missingAnswer
    /// A blank line answers a field that must have an answer.
    case required
    /// The input goes on behind the last answer.
    case leftOver
    /// The form refused the answer, in its own words.
    case refused(String)
    /// The system could not read; its error number.
    case unreadable(errno: Int32)
  }

  /// Where it was wrong; `nil` for a person's input.
  public var location: InputLocation?
  /// The field's name, where it is about one.
  public var field: String?
  /// What was wrong.
  public var reason: Reason

  /// An error about an input.
  public init(location: InputLocation?, field: String?, reason: Reason) {
    self.location = location
    self.field = field
    self.reason = reason
  }
}
