/// An observable and an observer at once.
public protocol SubjectType<Element>: ObservableType {
  /// The observing side.
  associatedtype Observer: ObserverType
  /// The side that takes events.
  func asObserver() -> Observer
}

extension BehaviorSubject: SubjectType {}
