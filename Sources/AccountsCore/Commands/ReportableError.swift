/// An error that the program can end with: it knows its exit status and its words.
///
/// Each is a fact with values; a file beside it, `<Error>+Wording.swift`, owns the sentences.
nonisolated public protocol ReportableError: Error {
  /// How the program exits.
  var exitStatus: ExitStatus { get }
  /// What is written to standard error, a line each; empty where there is nothing to say.
  var messages: [String] { get }
}
