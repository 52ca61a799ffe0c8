public import RxCore

/// An event and the virtual time at which it came.
nonisolated public struct Recorded<Value> {
  /// When, since the clock's beginning.
  public var time: RxTime
  /// What.
  public var value: Value

  /// An event at a time.
  public init(time: RxTime, value: Value) {
    self.time = time
    self.value = value
  }
}

nonisolated extension Recorded: Equatable where Value: Equatable {}

/// An observer that keeps every event with the time of its clock.
nonisolated public final class Recorder<Element>: ObserverType {
  /// The events, from the first.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let clock: VirtualTimeScheduler

  /// A recorder that looks at `clock` for each event.
  public init(clock: VirtualTimeScheduler) { self.clock = clock }

  /// Keeps an event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: clock.now, value: event))
  }

  /// The values, without their times and without the end.
  public var elements: [Element] { events.compactMap(\.value.element) }
}
