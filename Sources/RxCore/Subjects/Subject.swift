/// What the subjects share: a list of subscribers, an end, and order.
///
/// After its end a subject says only that end to those who come. An event from inside a delivery is queued, so that
/// every subscriber sees the same order.
public class Subject<Element>: Observable<Element>, ObserverType, SubjectType, Cancelable, Markable {
  final let hub: Hub<Element>
  final var end: Event<Element>?
  /// Whether `dispose()` was called.
  public private(set) final var isDisposed = false

  init(_ hub: Hub<Element>) {
    self.hub = hub
    super.init()
  }

  /// Whether anybody listens.
  public final var hasObservers: Bool { !hub.isEmpty }

  /// Takes an event and sends it to every subscriber.
  public final func on(_ event: Event<Element>) {
    if hub.isDelivering {
      hub.enqueue(event)
      return
    }
    deliver(event)
    if hub.queue != nil { drain() }
  }

  private func drain() {
    while let event = hub.queue?.popFirst() { deliver(event) }
    hub.queue = nil
  }

  private func deliver(_ event: Event<Element>) {
    if end != nil { return }
    switch event {
    case .next(let value): take(value)
    case .error, .completed:
      end = event
      finish(event)
    }
  }

  /// Lets go of all subscribers, who hear nothing more, and of what is remembered.
  ///
  /// From then on it takes nothing, and whoever subscribes gets the error `RxError.disposed`.
  public final func dispose() {
    markDisposed()
    forget()
    hub.letGo()
  }

  final func markDisposed() {
    isDisposed = true
    end = .error(RxError.disposed)
  }

  /// Lets go of what this kind of subject remembers.
  func forget() {}

  /// Does with a value what this kind of subject does.
  func take(_ value: Element) { hub.send(value) }

  /// Does at the end what this kind of subject does.
  func finish(_ event: Event<Element>) { hub.finish(event) }

  /// Says to a new subscriber what this kind of subject remembers.
  func replay(to sink: Sink<Element>) {}

  override final func attach(_ sink: Sink<Element>) {
    if let end {
      if !isDisposed { replay(to: sink) }
      sink.on(end)
    } else if hub.add(sink, replay: { replay(to: sink) }) {
      drain()
    }
  }
}
