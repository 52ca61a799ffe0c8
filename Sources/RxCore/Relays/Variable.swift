/// A value that can be set and watched: the simplest state of a view model.
///
/// It says its value to each new subscriber, then each one that is set, and **completes when it dies**. It never
/// fails. A value set from inside a delivery is queued, as in `BehaviorRelay`.
///
/// It is an observer too: `bind(to: variable)` sets its value for each event.
public final class Variable<Element>: ObservableType, ObserverType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// A variable that holds `value`.
  @inlinable public init(_ value: Element) { subject = BehaviorSubject(value: value) }

  deinit { subject.onCompleted() }

  /// The last value delivered; setting it delivers.
  @inlinable public var value: Element {
    get { subject.current }
    set { subject.onNext(newValue) }
  }

  /// The values, the current one first, until this variable dies.
  ///
  /// The observable does not keep the variable alive.
  @inlinable public func asObservable() -> Observable<Element> { subject }

  /// Sends the values to `observer`.
  @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Sets the value of a `next`; the end of a source does not end the variable.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is reported in release builds.
  @inlinable public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): subject.onNext(value)
    case .error(let error): Hooks.trap(bound: error)
    case .completed: break
    }
  }

  /// An observer that sets the value and does not keep the variable alive.
  @inlinable public func asObserver() -> AnyObserver<Element> {
    AnyObserver { [subject] event in
      switch event {
      case .next(let value): subject.onNext(value)
      case .error(let error): Hooks.trap(bound: error)
      case .completed: break
      }
    }
  }
}
