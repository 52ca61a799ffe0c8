public import RxCore
public import TerminalIO

/// A view that has the whole terminal, for as long as it is the topmost of its session.
///
/// Keys go to the focused view and from there up to the screen, which then moves the focus with Tab and Shift-Tab.
open class Screen: View {
  /// The session that shows it; `nil` while none does.
  public internal(set) weak var session: ScreenSession?

  /// How many cells the terminal has.
  public internal(set) var size = TerminalSize(columns: 80, rows: 24)

  /// The view that keys go to first.
  public private(set) weak var firstResponder: View?

  /// Keeps a scroll view clear of the line editor while the screen is shown.
  ///
  /// The screen adds its observers when it appears and removes them when it disappears.
  public var editorInsets: EditorInsets?

  /// What the line editor covers, told whenever that changes and whenever the screen was laid out meanwhile.
  public let editorArea = BehaviorRelay(
    value: EditorArea(rows: 0, size: TerminalSize(columns: 80, rows: 24)))

  private var isLoaded = false
  private(set) var isShown = false

  /// The clock of the session: for animations and debounces.
  public var scheduler: (any SchedulerType)? { session?.scheduler }

  /// How much may move by itself.
  public var motion: Motion { session?.motion ?? .reduced }

  // MARK: - Coming and going

  /// The screen is about to be shown for the first time: its views are added and bound here.
  open func viewDidLoad() {}

  /// The screen is about to be shown, for the first time or again.
  open func viewWillAppear() {}

  /// The screen is about to be covered by another one, or left.
  open func viewWillDisappear() {}

  /// Shows `screen` in place of this one, until it is dismissed.
  public func present(_ screen: Screen) { session?.present(screen) }

  /// Leaves the screen and those that it presented; the session ends with its first screen.
  public func dismiss() { session?.dismiss(self) }

  func appear(in session: ScreenSession) {
    self.session = session
    guard !isShown else { return }
    if !isLoaded {
      isLoaded = true
      viewDidLoad()
      if let theme = session.theme { apply(theme) }
    }
    isShown = true
    viewWillAppear()
    editorInsets?.addObservers()
    if firstResponder == nil { focusNext() }
  }

  func disappear() {
    guard isShown else { return }
    isShown = false
    viewWillDisappear()
    editorInsets?.removeObservers()
  }

  // MARK: - Focus

  /// Lets keys go to `view` first, or to the screen itself.
  ///
  /// - Returns: Whether the view can have them.
  @discardableResult
  public func focus(_ view: View?) -> Bool {
    if let view, !view.canBecomeFocused || view.screen !== self { return false }
    let before = firstResponder
    guard before !== view else { return true }
    firstResponder = view
    before?.focusDidChange()
    view?.focusDidChange()
    scrollToFocus()
    return true
  }

  /// Moves the focus to the next view that can have it; behind the last, to the first.
  @discardableResult
  public func focusNext() -> Bool { moveFocus(by: 1) }

  /// Moves the focus to the view before; before the first, to the last.
  @discardableResult
  public func focusPrevious() -> Bool { moveFocus(by: -1) }

  private func moveFocus(by step: Int) -> Bool {
    let order = focusOrder()
    guard !order.isEmpty else { return false }
    let current = order.firstIndex { $0 === firstResponder }
    let next = current.map { ($0 + step + order.count) % order.count }
    return focus(order[next ?? (step > 0 ? 0 : order.count - 1)])
  }

  private func scrollToFocus() {
    var holder = firstResponder?.superview
    while let view = holder {
      (view as? ScrollView)?.scrollFocusToVisible()
      holder = view.superview
    }
  }
}
