import Formline

/// `accounts add`: asks at a terminal, reads one answer a line otherwise, and stores the account.
public enum AddCommand {
  /// Adds one account.
  ///
  /// The store is opened before anything is asked: nobody fills in a form whose answers have nowhere to go.
  ///
  /// - Throws: `InputError`, `OptionProblem`, `CommandError`, `StoreError`, `PasswordError` or
  ///   `LineEditorError`, and nothing is stored then; `UntoldAddition` where the account is stored and only the
  ///   answer is lost.
  public static func run(_ options: AddOptions, _ context: CommandContext) throws -> ExitStatus {
    let console = try Console(
      program: "accounts", history: try context.history(), input: context.streams.input,
      screen: context.streams.error, environment: { context.environment[$0] })
    if options.password == .standardInput, console.input.isInteractive {
      throw CommandError.passwordStdinIsTerminal
    }
    let viewModel = AccountFormViewModel(
      store: try context.openStore(), hasher: context.hasher, confirmsPassword: console.input.isInteractive,
      now: context.now)
    let known = try viewModel.take(options, input: context.streams.input)
    let screen = AddAccountScreen(viewModel: viewModel, console: console)
    // Told below the form, once it no longer stands in the way.
    defer { console.onWarning = { context.messages.report($0) } }
    let outcome = try screen.run(without: known)
    switch outcome {
    case .submitted:
      if let added = screen.added { try tell(added, context.output) }
      return .success
    case .cancelled: return .declined
    case .interrupted: return .interrupted
    }
  }

  /// Says what was stored, at once: only here is a failure known to come behind the storing.
  private static func tell(_ account: Account, _ output: OutputWriter) throws(UntoldAddition) {
    do {
      try output.write("Added \(escaped(account.account)).\n")
      try output.flush()
    } catch {
      throw UntoldAddition(cause: error)
    }
  }
}
