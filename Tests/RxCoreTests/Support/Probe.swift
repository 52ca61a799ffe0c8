import RxCore

/// A source that is driven by hand and tells what happened to it.
final class Probe<Element> {
  private(set) var observers: [AnyObserver<Element>] = []
  private(set) var subscribed = 0
  private(set) var disposed = 0

  var isActive: Bool { subscribed > disposed }

  func asObservable() -> Observable<Element> {
    .create { observer in
      self.subscribed += 1
      self.observers.append(observer)
      return Disposables.create { self.disposed += 1 }
    }
  }

  /// Says it to every subscriber, even to those who have left.
  func on(_ event: Event<Element>) { for observer in observers { observer.on(event) } }

  /// Forgets the subscribers, as a source does that dies.
  func forget() { observers = [] }
}
