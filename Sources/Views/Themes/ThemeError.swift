/// Why there is no such theme: the facts.
nonisolated public enum ThemeError: Error, Hashable {
  /// No theme has this name; the names that there are.
  case unknown(name: String, known: [String])
}
