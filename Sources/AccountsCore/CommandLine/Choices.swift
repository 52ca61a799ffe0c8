import Formline

nonisolated extension CaseIterable where Self: RawRepresentable<String> {
  /// All values as one sentence shows them: `reader, editor or admin`.
  static var choices: String { sentence(of: allCases.map(\.rawValue)) }
}

nonisolated extension Theme {
  /// The names of the built-in themes as one sentence shows them.
  static var choices: String { sentence(of: builtIn.map(\.name)) }
}

nonisolated private func sentence(of words: [String]) -> String {
  words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
}
