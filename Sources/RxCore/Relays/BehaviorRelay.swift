/// A relay with a current value: it says that value to each new subscriber, then each one that it accepts.
///
/// It never ends and never fails.
///
/// An `accept` from inside a delivery is queued: every subscriber sees the same order, and `value` is always the last
/// value delivered.
public final class BehaviorRelay<Element>: Observable<Element> {
  @usableFromInline let hub = Hub<Element>()
  @exclusivity(unchecked)  // Each access is one load or store; none spans a call.
  @usableFromInline var current: Element

  /// A relay that holds `value`.
  @inlinable public init(value: Element) {
    current = value
    super.init()
  }

  /// The last value delivered.
  @inlinable public var value: Element { current }

  /// Takes `event` as the value and sends it to every subscriber.
  @inlinable public func accept(_ event: Element) {
    if hub.isDelivering {
      hub.enqueue(next: event)
      return
    }
    current = event
    hub.send(event)
    if hub.queue != nil { drain() }
  }

  @usableFromInline func drain() {
    while case .next(let event)? = hub.queue?.popFirst() {
      current = event
      hub.send(event)
    }
    hub.queue = nil
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    if hub.add(sink, replay: { sink.next(current) }) { drain() }
  }
}
