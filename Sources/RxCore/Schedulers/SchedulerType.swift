/// A point in time, counted from the scheduler's own beginning.
public typealias RxTime = Duration
/// A length of time.
public typealias RxTimeInterval = Duration

/// Something that runs work.
public protocol ImmediateSchedulerType {
  /// Runs `action` with `state`, soon.
  ///
  /// - Returns: takes the work back if it has not run.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable
}

/// Something that runs work at a time.
///
/// Time is always a parameter, so that a test can pass a virtual one.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time now.
  var now: RxTime { get }

  /// Runs `action` with `state` after `dueTime`.
  ///
  /// - Returns: takes the work back if it has not run.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Runs `action` after `startAfter` and then every `period`, passing on the state that it returns.
  ///
  /// - Returns: ends the repetition.
  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` after `startAfter` and then every `period`, by scheduling it anew each time.
  ///
  /// Each time is counted from the beginning, so that delays do not add up.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let timer = SerialDisposable()
    repeatWork(at: now + startAfter, period: period, state: state, timer: timer, action: action)
    return timer
  }

  private func repeatWork<State>(
    at time: RxTime, period: RxTimeInterval, state: State, timer: SerialDisposable,
    action: @escaping (State) -> State
  ) {
    timer.disposable = scheduleRelative(state, dueTime: max(time - now, .zero)) { state in
      let next = action(state)
      if !timer.isDisposed {
        self.repeatWork(at: time + period, period: period, state: next, timer: timer, action: action)
      }
      return Disposables.create()
    }
  }
}
