/// A relay without a memory: what is accepted goes to those who listen now.
///
/// It never ends and never fails.
///
/// An `accept` from inside a delivery is queued, so that every subscriber sees the same order.
public final class PublishRelay<Element>: Observable<Element> {
  @usableFromInline let hub = Hub<Element>()

  /// A relay that nobody listens to yet.
  @inlinable public override init() { super.init() }

  /// Sends `event` to every subscriber.
  @inlinable public func accept(_ event: Element) {
    if hub.isDelivering {
      hub.enqueue(next: event)
      return
    }
    hub.send(event)
    if hub.queue != nil { drain() }
  }

  @usableFromInline func drain() {
    while case .next(let event)? = hub.queue?.popFirst() { hub.send(event) }
    hub.queue = nil
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) { hub.add(sink) }
}
