import Formline

/// `accounts browse`: the accounts on the whole screen of a terminal, to look through and to change.
enum BrowseCommand {
  /// Shows the accounts until the person leaves; without a terminal writes them as `accounts list` does.
  ///
  /// - Throws: `StoreError`, `CommandError`, `ConfigurationError` or `LineEditorError`, before anything is shown;
  ///   `InputError` where the terminal cannot be read.
  static func run(_ options: BrowseOptions, _ context: CommandContext) throws -> ExitStatus {
    let streams = context.streams
    guard isTerminal(streams.input), isTerminal(streams.output) else { return try list(context) }
    let settings = try context.configuration()
    let console = try Console(
      program: "accounts", history: try context.history(), input: streams.input, screen: streams.output,
      environment: { context.environment[$0] })
    guard console.canShowScreens else { return try list(context) }
    let screen = makeScreen(options, settings, try context.openStoreToBrowse(), context)
    // Told below what was shown, once it no longer stands in the way.
    defer { console.onWarning = { context.messages.report($0) } }
    switch try console.run(
      screen, themes: screen.themes, motion: settings.hasMotion == false ? .reduced : nil)
    {
    case .finished, .ended: return .success
    case .interrupted: return .interrupted
    }
  }

  /// The screen over a store; options of the command line come before settings.
  static func makeScreen(
    _ options: BrowseOptions, _ settings: Configuration, _ store: any AccountStore, _ context: CommandContext
  ) -> BrowseScreen {
    let themes = ThemeService()
    if let theme = options.theme ?? settings.theme { themes.select(theme) }
    let viewModel = BrowseViewModel(store: store, grouping: options.grouping ?? settings.grouping ?? .role)
    viewModel.reload()
    return BrowseScreen(viewModel: viewModel, themes: themes) { account in
      AccountFormViewModel(
        store: store, hasher: context.hasher, editing: account, confirmsPassword: true, now: context.now)
    }
  }

  private static func list(_ context: CommandContext) throws -> ExitStatus {
    context.messages.report(BrowseWording.noTerminal)
    return try ListCommand.run(nil, context)
  }
}
