/// Events that came from inside a delivery, first in, first out.
@usableFromInline final class EventQueue<Element> {
  private var events: ContiguousArray<Event<Element>> = []
  private var head = 0

  @usableFromInline init() {}

  func append(_ event: Event<Element>) { events.append(event) }

  /// Takes the oldest event; amortised constant time.
  @usableFromInline func popFirst() -> Event<Element>? {
    if head == events.count { return nil }
    let event = events[head]
    head += 1
    if head == events.count {
      events.removeAll(keepingCapacity: events.count <= 64)
      head = 0
    } else if head >= 64, head * 2 >= events.count {
      events.removeFirst(head)
      head = 0
    }
    return event
  }
}
