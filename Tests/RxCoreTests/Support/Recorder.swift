import RxCore

/// Keeps every event it gets, with the virtual time of each.
final class Recorder<Element>: ObserverType {
  private(set) var events: [(time: Duration, event: Event<Element>)] = []
  private let scheduler: VirtualTimeScheduler?

  init(_ type: Element.Type = Element.self, clock scheduler: VirtualTimeScheduler? = nil) {
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) { events.append((scheduler?.clock ?? .zero, event)) }

  var values: [Element] { events.compactMap(\.event.element) }
  var isCompleted: Bool { events.last?.event.isCompleted ?? false }
  var error: (any Error)? { events.last?.event.error }
}

enum TestError: Error, Equatable { case one, two }
