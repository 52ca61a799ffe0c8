public import RxCore
public import TerminalIO

/// What follows from what the terminal says about itself.
extension ScreenSession {
  /// Asks the terminal what it is, when the session first waits for a key: only then are answers not echoed.
  ///
  /// Where it shows images, the session's images are shown by it; where it says its background, `themes` follows that
  /// until somebody chooses a theme. Call it before `run()`, and `awaitAnswers(to:)` after it.
  ///
  /// - Parameters:
  ///   - inquiry: How the terminal is asked; the session keeps it.
  ///   - output: The terminal that images are sent to.
  ///   - themes: What follows the terminal's background.
  /// - Returns: Takes the question back, where the session ends before it waits for a key.
  @discardableResult
  public func ask(_ inquiry: TerminalInquiry, output: Int32, themes: ThemeService? = nil) -> any Disposable {
    onReport = { inquiry.take($0) }
    return scheduler.scheduleRelative((), dueTime: .zero) { [weak self] in
      inquiry.ask { self?.follow($0, output: output, themes: themes) }
      return Disposables.create()
    }
  }

  private func follow(_ profile: TerminalProfile, output: Int32, themes: ThemeService?) {
    if profile.showsImages { imageSurface.graphics = KittyGraphics(output: output) }
    if case .rgb(let red, let green, let blue)? = profile.background {
      themes?.follow(red: red, green: green, blue: blue)
    }
    keys.wake()
  }

  /// Takes the answers that are still to come, for a session that was left within the moment that they take: else the
  /// next program would read them.
  ///
  /// What is typed meanwhile is dropped. Returns at the inquiry's deadline at the latest.
  ///
  /// - Throws: `InputError` where keys cannot be read.
  public func awaitAnswers(to inquiry: TerminalInquiry) throws(InputError) {
    // The session gave the keys back when it ended; here they are read once more.
    defer { keys.endKeys() }
    while inquiry.isPending {
      switch try keys.nextKey() {
      case .press(let press):
        if case .report(let report) = press.key { inquiry.take(report) }
      case .woken: break
      case .interrupted, .ended: return
      }
    }
  }
}
