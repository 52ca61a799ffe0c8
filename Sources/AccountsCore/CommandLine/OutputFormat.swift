/// How accounts are written.
nonisolated public enum OutputFormat: Hashable, Sendable {
  /// JSON (RFC 8259).
  case json
  /// Tab-separated, control characters escaped (`PlainText`): for other programs.
  case plain
  /// Aligned columns: for people.
  case table
}
