/// A sequence of events over time.
///
/// An observable is a description: each subscription runs it anew, unless it is shared. It is not `Sendable` and
/// takes no lock: the graph that is built from it lives in one isolation domain (the main actor, an actor, a task),
/// and the compiler keeps it there.
///
/// **Ownership** runs one way, from the source down to the subscriber. A source holds its subscribers; nothing
/// points back up strongly. So a subscription ends when it is disposed, when its source ends, or when its source
/// dies.
public class Observable<Element>: ObservableType {
  @usableFromInline init() {}

  /// Connects `sink` to this source: from here on the source pushes its events into it.
  ///
  /// The one thing that a subclass must do.
  @usableFromInline func attach(_ sink: Sink<Element>) { preconditionFailure("attach(_:) is overridden") }

  /// Holds a value without the owner that it carries, and gives it back while that lives.
  @usableFromInline typealias Weaken = (Element) -> () -> Element?

  /// How to hold a value without its owner; nil where values carry none.
  @usableFromInline var weaken: Weaken? { nil }

  /// How many stages stand before this one, as far as that is known.
  @usableFromInline var depth: Int32 { 0 }

  /// Sends the events to `observer`, which stays retained until the sequence ends or is disposed.
  ///
  /// - Returns: a handle that ends the subscription; dropping it does not.
  @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subscribe(
      onNext: { observer.on(.next($0)) },
      onError: { observer.on(.error($0)) },
      onCompleted: { observer.on(.completed) })
  }

  /// This observable.
  @inlinable public func asObservable() -> Observable<Element> { self }
}
