/// Something that listens to events.
///
/// It is not `Sendable`: an observer lives where its observable lives, and the compiler keeps it there.
public protocol ObserverType<Element> {
  /// The type of the values that it takes.
  associatedtype Element
  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes a value.
  @inlinable public func onNext(_ element: Element) { on(.next(element)) }
  /// Takes the failure; nothing follows.
  @inlinable public func onError(_ error: any Error) { on(.error(error)) }
  /// Takes the normal end; nothing follows.
  @inlinable public func onCompleted() { on(.completed) }
}
