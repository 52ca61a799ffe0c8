/// An observable and an observer at once, with a current value, which it says to each new subscriber.
///
/// After its end it says only that end. An event from inside a delivery is queued.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType, Cancelable, Markable {
  @usableFromInline let hub = Hub<Element>()
  @exclusivity(unchecked)  // Each access is one load or store; none spans a call.
  @usableFromInline var current: Element
  @exclusivity(unchecked)
  @usableFromInline var end: Event<Element>?

  /// Whether `dispose()` was called.
  public private(set) var isDisposed = false

  /// A subject that holds `value`.
  @inlinable public init(value: Element) {
    current = value
    super.init()
  }

  /// The last value delivered.
  ///
  /// - Throws: the error that the subject ended with; `RxError.disposed` if it was disposed.
  public func value() throws -> Element {
    if let error = end?.error { throw error }
    return current
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { !hub.isEmpty }

  /// Takes an event and sends it to every subscriber.
  @inlinable public func on(_ event: Event<Element>) {
    if hub.isDelivering {
      hub.enqueue(event)
      return
    }
    deliver(event)
    if hub.queue != nil { drain() }
  }

  /// Takes a value and sends it to every subscriber.
  @inlinable public func onNext(_ element: Element) { on(.next(element)) }

  /// Lets go of all subscribers, who hear nothing more.
  ///
  /// From then on it takes nothing, and whoever subscribes or asks for its value gets the error `RxError.disposed`.
  public func dispose() {
    markDisposed()
    hub.letGo()
  }

  func markDisposed() {
    isDisposed = true
    end = .error(RxError.disposed)
  }

  @inlinable func deliver(_ event: Event<Element>) {
    if end != nil { return }
    if case .next(let value) = event {
      current = value
      hub.send(value)
    } else {
      end = event
      hub.finish(event)
    }
  }

  @usableFromInline func drain() {
    while let event = hub.queue?.popFirst() { deliver(event) }
    hub.queue = nil
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    if let end { return sink.on(end) }
    if hub.add(sink, replay: { sink.next(current) }) { drain() }
  }
}
