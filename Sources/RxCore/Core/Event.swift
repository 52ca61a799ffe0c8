/// One thing that an observable says: a value, its normal end, or its failure.
///
/// A sequence of events follows the grammar `next* (error | completed)?`.
public enum Event<Element> {
  /// The next value of the sequence.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(any Error)
  /// The sequence ended; nothing follows.
  case completed
}

extension Event {
  /// Whether nothing can follow this event.
  @inlinable public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The value of a `next` event, else nil.
  @inlinable public var element: Element? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error of an `error` event, else nil.
  @inlinable public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is the normal end.
  @inlinable public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The same event with its value changed; an error thrown by `transform` becomes the event.
  @inlinable public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let value): return .next(try transform(value))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// `next(value)`, `error(error)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
