/// How a control stands; its looks are given for each state.
nonisolated public struct ControlState: OptionSet, Hashable, Sendable {
  /// One bit a state.
  public let rawValue: UInt8
  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Nothing of the below.
  public static let normal: ControlState = []
  /// Pressed just now.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Not to be used.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// The keys go to it.
  public static let focused = ControlState(rawValue: 1 << 2)
}

/// A value for each state of a control.
struct StateValues<Value> {
  private var values: [ControlState: Value] = [:]

  /// A value for the normal state.
  init(normal: Value? = nil) { values[.normal] = normal }

  /// The value given for exactly this state.
  subscript(state: ControlState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that holds in a state.
  ///
  /// That is the one given for it. A state of several parts without one takes that of its strongest part: a control that
  /// is disabled looks so whatever else it is, and on a terminal the pressed control is mostly the focused one too. What
  /// has no value falls back to `.normal`.
  func current(in state: ControlState) -> Value? {
    if let exact = values[state] { return exact }
    for part in [ControlState.disabled, .highlighted, .focused] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }
}
