/// Something that pushes events to observers.
///
/// All operators are extensions of this protocol. It is not `Sendable`: a graph lives in one isolation domain.
public protocol ObservableType<Element>: Bindable {
  /// Sends the events to `observer`, which stays retained until the sequence ends or is disposed.
  ///
  /// - Returns: a handle that ends the subscription; dropping it does not.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// This as an observable that subscribes here each time.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}
