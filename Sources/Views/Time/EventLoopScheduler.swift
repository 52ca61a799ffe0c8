public import RxCore
public import TerminalIO

/// Real time for `debounce` and its like: work runs on the event loop, between two keys.
public final class EventLoopScheduler: SchedulerType {
  private let loop: EventLoop

  /// A scheduler on `loop`, which it keeps.
  public init(_ loop: EventLoop) { self.loop = loop }

  /// The loop's monotonic clock.
  public var now: RxTime { loop.now }

  /// Runs `action` when the loop next looks at its timers.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs `action` once `dueTime` has passed.
  ///
  /// - Returns: Takes the work back if it has not run, and disposes what it returned if it has.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let followUp = SingleAssignmentDisposable()
    let timer = loop.schedule(after: dueTime) {
      if !followUp.isDisposed { followUp.setDisposable(action(state)) }
    }
    return Disposables.create(Disposables.create { timer.cancel() }, followUp)
  }
}
