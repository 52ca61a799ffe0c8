import RxCore

/// Draws time as text: each character is ten milliseconds.
///
/// `-` is silence, a letter or digit a value, `[ab]` one value of two letters, `|` the end, `#` a failure, `(ab)` two
/// events at once. Only a drawing has values of two letters.
struct Marbles {
  static let frame = Duration.milliseconds(10)

  let scheduler = VirtualTimeScheduler()

  /// A sequence that happens whether somebody listens or not.
  func hot(_ diagram: String) -> Observable<String> {
    let subject = PublishSubject<String>()
    for (time, event) in Self.events(diagram) {
      _ = scheduler.scheduleAbsolute((), time: time) {
        subject.on(event)
        return Disposables.create()
      }
    }
    return subject
  }

  /// A sequence that begins with each subscription.
  func cold(_ diagram: String) -> Observable<String> {
    .create { observer in
      let timers = CompositeDisposable()
      for (time, event) in Self.events(diagram) {
        _ = timers.insert(
          self.scheduler.scheduleRelative((), dueTime: time) {
            observer.on(event)
            return Disposables.create()
          })
      }
      return timers
    }
  }

  /// Runs to the end, or for `frames`, and draws what `observable` said.
  func draw<Element>(_ observable: Observable<Element>, frames: Int) -> String {
    let recorder = Recorder<Element>(clock: scheduler)
    let subscription = observable.subscribe(recorder)
    scheduler.advanceTo(Self.frame * (frames - 1))
    subscription.dispose()
    var columns = [[String]](repeating: [], count: frames)
    for (time, event) in recorder.events { columns[Int(time / Self.frame)].append(Self.letter(event)) }
    let last = recorder.events.last
    let width = last.map { $0.event.isStopEvent ? Int($0.time / Self.frame) + 1 : frames } ?? frames
    return columns.prefix(width).map { $0.count > 1 ? "(\($0.joined()))" : $0.first ?? "-" }.joined()
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
      case "#": events.append((time, .error(TestError.one)))
      default: events.append((time, .next(String(letter))))
      }
      if !isGroup { time += frame }
    }
    return events
  }
}

/// Draws what `build` makes of hot sequences.
func draw<Element>(
  _ inputs: String..., frames: Int? = nil,
  _ build: ([Observable<String>], VirtualTimeScheduler) -> Observable<Element>
) -> String {
  let marbles = Marbles()
  let sources = inputs.map(marbles.hot)
  return marbles.draw(build(sources, marbles.scheduler), frames: frames ?? (inputs.map(\.count).max() ?? 1))
}

extension Duration {
  static func frames(_ count: Int) -> Duration { Marbles.frame * count }
}
