public import RxCore
public import TerminalIO

/// What a person presses: a title between brackets or in a box.
///
/// Title, colours and attributes are given for each state; a state without a value of its own falls back to
/// `.normal`. The border has two colours of its own, which `isHighlighted` switches.
///
/// ```swift
/// let save = Button("Save")
/// save.setBackgroundColor(.blue, for: .focused)
/// save.rx.tap.bind(with: self) { screen, _ in screen.save() }.disposed(by: bag)
/// ```
open class Button: Control {
  /// What stands around the title.
  public enum Border: Hashable, Sendable {
    /// Nothing but a blank on each side: one row.
    case none
    /// `[ Save ]`: one row.
    case brackets
    /// A line all around: three rows.
    case box
  }

  /// How long a press by a key is shown, as nobody tells when a key goes up.
  public static let pressDuration = Duration.milliseconds(120)

  /// What stands around the title.
  public var border = Border.brackets {
    didSet { if border != oldValue { setNeedsDisplay() } }
  }

  /// The border's colour while it is not pressed; `nil` is the terminal's own.
  public var borderColor: Color? {
    didSet { switchBorderColor() }
  }

  /// The border's colour while it is pressed; `nil` is the terminal's own.
  public var borderHighlightedColor: Color? {
    didSet { switchBorderColor() }
  }

  /// The border's colour now.
  public private(set) var currentBorderColor: Color?

  /// How often a key pressed it.
  private var presses = 0

  var titles: StateValues<String>
  var titleColors = StateValues<Color>()
  var titleShadowColors = StateValues<Color>()
  var backgroundColors = StateValues<Color>()
  var attributes = StateValues<Style.Attributes>(normal: [])

  /// A button.
  ///
  /// Without colours of its own a focused one is shown in reverse, a pressed one bold, a disabled one dim.
  public init(_ title: String? = nil) {
    titles = StateValues(normal: title)
    attributes[.focused] = .reverse
    attributes[.highlighted] = [.reverse, .bold]
    attributes[.disabled] = .dim
    super.init()
  }

  /// Pressed or not; the border's colour follows.
  open override var isHighlighted: Bool {
    didSet { switchBorderColor() }
  }

  // MARK: - Pressing

  /// The button's work: it tells of a press.
  private func fire() { sendActions(for: .primaryActionTriggered) }

  /// Presses it as a key does, if it is enabled: it tells of the press at once, and is released a moment later by the
  /// clock of its screen, or at once where there is none.
  open func press() {
    guard isEnabled else { return }
    isHighlighted = true
    releaseLater()
    fire()
  }

  private func releaseLater() {
    presses += 1
    guard let scheduler = screen?.scheduler else {
      isHighlighted = false
      return
    }
    // A key that is held down presses again before the release; only the last press ends it.
    _ = scheduler.scheduleRelative(presses, dueTime: Self.pressDuration) { [weak self] press in
      if let self, self.presses == press { self.isHighlighted = false }
      return Disposables.create()
    }
  }

  /// Keys go to a button that is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Enter and the space bar press it.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key == KeyPress(.enter) || key == KeyPress(.scalar(" ")) else {
      return super.keyDown(key)
    }
    press()
    return true
  }

  /// The left button of the mouse highlights it while it is over it.
  open override func mouseDown(_ event: MouseEvent, at position: Frame.Position) -> Bool {
    guard isEnabled, event.button == 1, shows(position) else { return false }
    isHighlighted = true
    return true
  }

  open override func mouseDragged(_ event: MouseEvent, at position: Frame.Position) {
    isHighlighted = isEnabled && shows(position)
  }

  /// Let go over it, it is pressed; let go elsewhere, it is not.
  open override func mouseUp(_ event: MouseEvent, at position: Frame.Position) {
    isHighlighted = false
    if isEnabled, shows(position) { fire() }
  }

  open override func mouseCancelled() { isHighlighted = false }

  /// Whether a cell is one of those that it draws, of a row that it may have to itself.
  private func shows(_ position: Frame.Position) -> Bool {
    let rows = lines(width: width)
    return rows.indices.contains(position.row)
      && (0..<displayWidth(of: rows[position.row].text)).contains(position.column)
  }

  private func switchBorderColor() {
    let color = isHighlighted ? borderHighlightedColor : borderColor
    guard color != currentBorderColor else { return }
    currentBorderColor = color
    setNeedsDisplay()
  }

  open override func apply(_ theme: Theme) {
    let looks = theme.button
    for (state, style) in [
      (ControlState.normal, looks.normal), (.highlighted, looks.highlighted), (.focused, looks.focused),
      (.disabled, looks.disabled),
    ] {
      setTitleColor(style.foreground, for: state)
      setBackgroundColor(style.background, for: state)
      setTitleAttributes(style.attributes, for: state)
    }
    setTitleShadowColor(looks.titleShadow, for: .normal)
    borderColor = looks.border
    borderHighlightedColor = looks.borderHighlighted
    super.apply(theme)
  }

  open override func draw(width: Int) -> [Line] {
    ButtonDrawing(self).lines(width: width)
  }
}

extension Reactive where Base: Button {
  /// Emits each time that the button is pressed.
  @MainActor
  public var tap: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }

  /// The title in a state, optional or not.
  @MainActor
  public func title(for state: ControlState = .normal) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: state) }
  }
}
