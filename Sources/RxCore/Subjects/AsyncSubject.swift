/// A subject that says only its last value, at its end; nothing if it fails.
public final class AsyncSubject<Element>: Subject<Element> {
  private var last: Element?

  /// A subject that has no value yet.
  public init() { super.init(Hub()) }

  override func take(_ value: Element) { last = value }

  override func finish(_ event: Event<Element>) {
    if event.isCompleted, let last { hub.send(last) }
    hub.finish(event)
  }

  override func forget() { last = nil }

  override func replay(to sink: Sink<Element>) {
    if let end, end.isCompleted, let last { sink.next(last) }
  }
}
