public import RxCore

/// A view that a person works: it tells what happened to it as events.
open class Control: View {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Editing began: the line editor entered the field.
    public static let editingDidBegin = Event(rawValue: 1 << 0)
    /// The person changed the text.
    public static let editingChanged = Event(rawValue: 1 << 1)
    /// Editing ended: the line editor left the field.
    public static let editingDidEnd = Event(rawValue: 1 << 2)
    /// The value changed, or the program says so with `sendActions(for:)`.
    public static let valueChanged = Event(rawValue: 1 << 3)
    /// The control did what it is for: Enter on a field, a press on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 4)
  }

  /// Whether it can be used; what cannot is never pressed.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled {
        isHighlighted = false
        screen?.releaseFocus(within: self)
      }
      setNeedsDisplay()
    }
  }

  /// Whether it is pressed just now.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// How it stands.
  open var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isFocused { state.insert(.focused) }
    return state
  }

  private let events = PublishRelay<Event>()

  /// Tells everybody who subscribed that `event` happened.
  public func sendActions(for event: Event) {
    events.accept(event)
  }

  /// Every time that one of `events` happens, while somebody is subscribed and the control lives.
  func happenings(of wanted: Event) -> Observable<Event> {
    events.asObservable().filter { !wanted.isDisjoint(with: $0) }
  }
}

extension Reactive where Base: Control {
  /// Whether the control can be used.
  @MainActor
  public var isEnabled: Binder<Bool> {
    Binder(base) { control, isEnabled in control.isEnabled = isEnabled }
  }

  /// Emits each time that one of `events` happens.
  @MainActor
  public func controlEvent(_ events: Control.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.happenings(of: events).map { _ in })
  }
}
