public import Forms

extension Form {
  /// Asks the person at the terminal, or the script on standard input, as the only form of a program.
  ///
  /// Several forms share one `Console`: it owns the terminal, and what it has read of a script.
  ///
  /// - Returns: How the form was left.
  /// - Throws: `InputError` for a script's answer that cannot stand; `LineEditorError` for a terminal that
  ///   cannot be used; whatever `onSubmit` throws.
  public func run() throws -> FormOutcome {
    try Console().run(self)
  }
}
