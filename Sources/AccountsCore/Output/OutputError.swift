/// Why an answer could not be written: the facts; `OutputError+Wording.swift` owns the sentences.
nonisolated public enum OutputError: Error, Hashable, Sendable {
  /// Whoever read the answer has gone (`EPIPE`).
  case closed
  /// The system could not write; its error number.
  case failed(errno: Int32)
}
