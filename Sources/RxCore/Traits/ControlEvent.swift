/// Something that happens to a control: a tap, a selection.
///
/// It never fails and replays nothing.
public struct ControlEvent<Element>: ObservableType {
  private let events: Observable<Element>

  /// An event that happens when `events` says something.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable()
  }

  /// The occurrences.
  public func asObservable() -> Observable<Element> { events }

  /// The occurrences as a signal.
  public func asSignal() -> Signal<Element> { Signal(events) }

  /// The occurrences as a driver.
  public func asDriver() -> Driver<Element> { Driver(events) }

  /// Sends the occurrences to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }
}
