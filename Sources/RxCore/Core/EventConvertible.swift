/// Something that can be read as an event; `Event` itself, so that operators can be written over events.
public protocol EventConvertible<Element> {
  /// The type of the event's value.
  associatedtype Element
  /// This, as an event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  @inlinable public var event: Event<Element> { self }
}
