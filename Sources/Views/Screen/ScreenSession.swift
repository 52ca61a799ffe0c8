public import RxCore
public import TerminalIO

/// Leads screens through one input: keys in, frames out.
///
/// A frame is painted before the session waits for a key, where something changed, so that a burst of keys is painted
/// once and what timers or main-actor work change is seen at once.
///
/// The session cannot tell a terminal from a test.
public final class ScreenSession {
  /// The session's clock.
  public let scheduler: any SchedulerType
  /// How much may move by itself.
  public let motion: Motion
  /// Where keys come from and fields are edited.
  public let keys: any KeySource
  /// Where frames are shown.
  public let renderer: any Renderer

  /// What the screens' images are drawn on; set anew, also with what it was, every image is drawn anew.
  public var imageSurface = ImageSurface() {
    didSet { for screen in screens { screen.setNeedsImageDisplay() } }
  }
  /// The theme that the screens have; each takes it before it is first shown.
  public internal(set) var theme: Theme?
  /// Told what the terminal answered, which no view is told.
  public var onReport: ((TerminalReport) -> Void)?

  private(set) var screens: [Screen]
  let editor = EditorBar()
  let mouse = MouseTracking()
  /// Presses that came while a field was edited and are for the screen, once the field is left.
  var pendingPresses: [KeyPress] = []
  /// How the session ends though its first screen was not dismissed.
  var outcome: ScreenOutcome?
  private var failure: (any Error)?
  private var isRunning = false
  /// Whether something else has the terminal just now.
  var isAside = false
  /// Whether a field is edited just now.
  var isEditing = false
  /// Whether something else was shown since the last frame.
  var isStale = true
  /// What the last frame was made of.
  var painted: Drawing?

  /// A session that begins with `screen`.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - keys: Where keys come from.
  ///   - renderer: Where frames are shown.
  ///   - scheduler: The clock that screens animate by.
  ///   - motion: How much may move by itself.
  public init(
    _ screen: Screen, keys: any KeySource, renderer: any Renderer, scheduler: any SchedulerType,
    motion: Motion = .full
  ) {
    screens = [screen]
    self.keys = keys
    self.renderer = renderer
    self.scheduler = scheduler
    self.motion = motion
  }

  /// The screen that is shown.
  public var topScreen: Screen? { screens.last }

  /// Shows the screens until the first one is dismissed, or the input ends.
  ///
  /// - Throws: `InputError` where keys cannot be read, and what `fail(_:)` was called with.
  public func run() throws -> ScreenOutcome {
    precondition(!isRunning, "the session runs already")
    isRunning = true
    takeOverKeys()
    layOut(renderer.size)
    topScreen?.appear(in: self)
    defer {
      topScreen?.disappear()
      for screen in screens { screen.session = nil }
      giveKeysBack()
      keys.endKeys()
      renderer.finish()
      isRunning = false
    }
    while !screens.isEmpty {
      if let failure { throw failure }
      if let outcome { return outcome }
      try takeNext()
    }
    if let failure { throw failure }
    return outcome ?? .finished
  }

  /// Ends the session; `run()` throws `error`.
  public func fail(_ error: any Error) {
    failure = failure ?? error
    keys.wake()
  }

  /// Ends the session as `outcome` says, though no screen was dismissed.
  public func end(_ outcome: ScreenOutcome) {
    self.outcome = self.outcome ?? outcome
    keys.wake()
  }

  /// Shows `screen` in place of the one that is shown.
  func present(_ screen: Screen) {
    precondition(screen.session == nil, "the screen is shown already")
    topScreen?.disappear()
    mouse.cancel()
    screens.append(screen)
    appearAgain()
  }

  /// Leaves `screen` and those above it.
  func dismiss(_ screen: Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    topScreen?.disappear()
    mouse.cancel()
    for left in screens[index...] { left.session = nil }
    screens.removeSubrange(index...)
    if screens.isEmpty { keys.wake() } else { appearAgain() }
  }

  /// The topmost screen is shown, after another one or something else was.
  func appearAgain() {
    guard !isAside else { return }
    isStale = true
    layOut(renderer.size)
    topScreen?.appear(in: self)
  }

  private func takeNext() throws {
    if !pendingPresses.isEmpty { return take(pendingPresses.removeFirst()) }
    switch try keys.nextKey() {
    case .press(let press): take(press)
    case .interrupted: end(.interrupted)
    case .ended: end(.ended)
    case .woken: break
    }
  }

  /// Gives a key or the mouse to whom it concerns on the screen that is shown by now.
  func take(_ press: KeyPress) {
    guard let screen = topScreen else { return }
    switch press.key {
    case .mouse(let event): mouse.take(event, on: screen)
    case .report(let report): onReport?(report)
    case .focus, .unknown: break
    default: _ = screen.take(press)
    }
  }
}
