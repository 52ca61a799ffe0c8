public import RxCore

/// A clock that a test moves, and that reads and draws time as text: a character is ten milliseconds.
///
/// `-` is silence, a letter or digit a value, `|` the end, `#` a failure, and `(ab)` is two events at once. A drawing
/// shows a value of more than one character as `[text]`.
///
/// ```
/// let time = TestScheduler()
/// let typed = time.hot("t-a-r------o")
/// time.draw(typed.debounce(.milliseconds(30), scheduler: time), frames: 15)  // "-------r------o"
/// ```
nonisolated public final class TestScheduler: VirtualTimeScheduler {
  /// The time that one character stands for.
  public static let frame = Duration.milliseconds(10)

  /// What `#` fails with.
  public struct Failure: Error, Equatable {}

  /// A sequence that happens whether anybody listens or not, from now on.
  public func hot(_ diagram: String) -> Observable<String> {
    let subject = PublishSubject<String>()
    for (time, event) in Self.events(diagram) {
      _ = scheduleAbsolute((), time: now + time) {
        subject.on(event)
        return Disposables.create()
      }
    }
    return subject
  }

  /// A sequence that begins anew with each subscription.
  public func cold(_ diagram: String) -> Observable<String> {
    .create { [self] observer in
      let timers = CompositeDisposable()
      for (time, event) in Self.events(diagram) {
        _ = timers.insert(
          scheduleRelative((), dueTime: time) {
            observer.on(event)
            return Disposables.create()
          })
      }
      return timers
    }
  }

  /// An observer that keeps the events with their times.
  public func recorder<Element>(of type: Element.Type = Element.self) -> Recorder<Element> {
    Recorder(clock: self)
  }

  /// Subscribes, lets `frames` characters of time pass, disposes, and draws what came.
  ///
  /// The drawing ends with the end of the sequence, if it came to one.
  public func draw<Element>(_ observable: Observable<Element>, frames: Int) -> String {
    let start = now
    let recorder = recorder(of: Element.self)
    let subscription = observable.subscribe(recorder)
    advanceTo(start + Self.frame * (frames - 1))
    subscription.dispose()
    var columns = [[String]](repeating: [], count: frames)
    for event in recorder.events {
      columns[Int((event.time - start) / Self.frame)].append(Self.letter(event.value))
    }
    if let last = recorder.events.last, last.value.isStopEvent {
      columns.removeLast(frames - 1 - Int((last.time - start) / Self.frame))
    }
    return columns.map { $0.count > 1 ? "(\($0.joined()))" : $0.first ?? "-" }.joined()
  }

  private static func letter<Element>(_ event: Event<Element>) -> String {
    switch event {
    case .next(let value): "\(value)".count == 1 ? "\(value)" : "[\(value)]"
    case .error: "#"
    case .completed: "|"
    }
  }

  private static func events(_ diagram: String) -> [(time: Duration, event: Event<String>)] {
    var time = Duration.zero
    var isGroup = false
    var events: [(time: Duration, event: Event<String>)] = []
    for letter in diagram {
      switch letter {
      case "(": isGroup = true
      case ")": isGroup = false
      case "-": break
      case "|": events.append((time, .completed))
      case "#": events.append((time, .error(Failure())))
      default: events.append((time, .next(String(letter))))
      }
      if !isGroup { time += frame }
    }
    return events
  }
}
