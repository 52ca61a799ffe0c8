/// Something that can be read as an observable: observables, relays, traits, control properties.
public protocol ObservableConvertibleType<Element> {
  /// The type of the values.
  associatedtype Element
  /// This, as an observable.
  func asObservable() -> Observable<Element>
}
