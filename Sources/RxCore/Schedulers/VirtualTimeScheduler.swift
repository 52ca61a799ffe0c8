/// A scheduler whose time passes only when it is told to: no test waits.
///
/// Work of the same time runs in the order in which it was scheduled.
open class VirtualTimeScheduler: SchedulerType {
  /// The virtual time now.
  public private(set) var clock: RxTime
  private var queue = VirtualTimeQueue()
  private var isRunning = false

  /// A scheduler that starts at `initialClock`.
  public init(initialClock: RxTime = .zero) { clock = initialClock }

  /// The virtual time now.
  open var now: RxTime { clock }

  /// Runs `action` at the time now, once the scheduler is advanced or started.
  open func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs `action` after `dueTime` of virtual time.
  open func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduleAbsolute(state, time: clock + max(dueTime, .zero), action: action)
  }

  /// Runs `action` at `time`, or now if that has passed.
  open func scheduleAbsolute<State>(
    _ state: State, time: RxTime, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let item = VirtualTimeItem(time: max(time, clock)) { action(state) }
    queue.push(item)
    return item.makeTicket()
  }

  /// Runs all work, and all that it schedules, until there is none.
  public func start() { run(until: nil) }

  /// Runs all work up to and including `time`; the clock then shows `time`.
  public func advanceTo(_ time: RxTime) {
    precondition(time >= clock, "virtual time does not run backwards: from \(clock) to \(time)")
    run(until: time)
    clock = max(clock, time)
  }

  /// Runs all work of the next `interval`.
  public func advanceBy(_ interval: RxTimeInterval) { advanceTo(clock + interval) }

  /// Ends the run that is going on, after the work that calls this.
  public func stop() { isRunning = false }

  private func run(until limit: RxTime?) {
    precondition(!isRunning, "a virtual scheduler is not run from its own work")
    isRunning = true
    while isRunning, let item = queue.pop(until: limit) {
      clock = item.time
      item.run()
    }
    isRunning = false
  }
}
