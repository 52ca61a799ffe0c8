import TerminalIO
public import Views

extension ScreenSession {
  /// Asks a form in the place of the screen, on the same terminal, and comes back.
  ///
  /// To be called from what a key or the mouse does, not from a timer. Where the person leaves the program, the session
  /// ends as well as soon as its screen lets it.
  ///
  /// - Returns: How the form was left.
  /// - Throws: As `FormSession.run()`.
  public func run(_ form: Form) throws -> FormOutcome {
    let outcome = try stepAside {
      let session = FormSession(form, input: keys, renderer: renderer, endsInput: false)
      keys.onCompletions = { [weak session] candidates in session?.offer(candidates) }
      session.fillsScreen = true
      return try session.run()
    }
    if outcome == .interrupted { end(.interrupted) }
    return outcome
  }
}
