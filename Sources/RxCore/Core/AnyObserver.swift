/// An observer of any kind behind one type.
public struct AnyObserver<Element>: ObserverType {
  /// What takes the events.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// An observer that passes each event to `eventHandler`.
  @inlinable public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// An observer that passes each event to `observer`, which it retains.
  @inlinable public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  /// Takes one event.
  @inlinable public func on(_ event: Event<Element>) { handler(event) }

  /// The observer itself.
  @inlinable public func asObserver() -> AnyObserver<Element> { self }
}

extension ObserverType {
  /// This observer behind one type.
  @inlinable public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of another type that passes values on through `transform`.
  ///
  /// An error thrown by `transform` becomes an error event.
  @inlinable public func mapObserver<Other>(
    _ transform: @escaping (Other) throws -> Element
  ) -> AnyObserver<Other> {
    AnyObserver { self.on($0.map(transform)) }
  }
}
