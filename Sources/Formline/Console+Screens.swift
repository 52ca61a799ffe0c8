import LineEditing
import RxCore
import TerminalIO
public import Views

extension Console {
  /// Whether there is a person at a terminal that screens can be shown on.
  public var canShowScreens: Bool { input is any KeySource }

  /// Shows a screen on the whole terminal until it is dismissed; what stood there before comes back then, and at
  /// every other end of the program too.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - themes: What the screens look like, live; it follows the terminal's background until somebody chooses a theme.
  ///   - motion: How much may move by itself; without it what the console found.
  /// - Returns: How the screen was left.
  /// - Throws: `ScreenError.noTerminal` where `canShowScreens` is false, and as `ScreenSession.run()`.
  public func run(_ screen: Screen, themes: ThemeService? = nil, motion: Motion? = nil) throws
    -> ScreenOutcome
  {
    guard let keys = input as? any KeySource else { throw ScreenError.noTerminal }
    let inline = painting
    let whole = inline.map {
      TerminalRenderer(output: $0.output, depth: $0.depth, keeper: terminal, fillsScreen: true)
    }
    let session = ScreenSession(
      screen, keys: keys, renderer: whole ?? renderer, scheduler: scheduler, motion: motion ?? self.motion)
    session.imageSurface = imageSurface
    let themed = ThemedViews([session])
    let following = themes?.theme.drive(themed.rx.driveTheme)
    painting = whole
    modes = (true, true, true)
    defer {
      modes = (false, false, false)
      painting = inline
      following?.dispose()
    }
    guard let inquiry, let inline, Self.showsImages || themes != nil else { return try session.run() }
    let question = session.ask(inquiry, output: inline.output, themes: themes)
    defer { question.dispose() }
    let outcome = Result { try session.run() }
    // Also where it failed, or the next program would read them; what failed first is what is told.
    do {
      try session.awaitAnswers(to: inquiry)
    } catch {
      if case .success = outcome { throw error }
    }
    return try outcome.get()
  }

  /// Whether there is anything to ask about images.
  private static var showsImages: Bool {
    #if Images
      true
    #else
      false
    #endif
  }
}

/// Why a screen could not be shown.
public enum ScreenError: Error, Hashable, Sendable {
  /// Nobody is at a terminal that screens can be shown on.
  case noTerminal
}
