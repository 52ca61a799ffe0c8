/// A property of a control: what it says when the user changes it, and a way to set it.
///
/// It never fails, and says its current value to each new subscriber.
public struct ControlProperty<Element>: ObservableType, ObserverType {
  private let values: Observable<Element>
  private let sink: AnyObserver<Element>

  /// A property that says `values` and is set by `valueSink`.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    self.values = values.asObservable()
    sink = valueSink.asObserver()
  }

  /// The values.
  public func asObservable() -> Observable<Element> { values }

  /// The values as a driver.
  public func asDriver() -> Driver<Element> { Driver(values) }

  /// The changes as an event: without the value that it had at the subscription.
  public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }

  /// The values, unless `nil`: the property as one that is never nil.
  public func orEmpty<Wrapped>(or none: Wrapped) -> ControlProperty<Wrapped> where Element == Wrapped? {
    ControlProperty<Wrapped>(values: values.map { $0 ?? none }, valueSink: sink.mapObserver { $0 })
  }

  /// Sends the values to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// Sets the property for a `next`; an error traps in debug builds and is reported in release builds.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next: sink.on(event)
    case .error(let error): Hooks.trap(bound: error)
    case .completed: break
    }
  }
}

extension ControlProperty where Element == String? {
  /// The text, empty where there is none.
  public var orEmpty: ControlProperty<String> { orEmpty(or: "") }
}
