/// What is to run, by time; equal times keep the order of scheduling.
///
/// A sorted array, latest first: a program has a handful of timers, and a debounced field cancels one and
/// schedules another at every key, which leaves no dead entries behind here.
final class TimerQueue {
  private var timers: [LoopTimer] = []
  private var scheduled: UInt64 = 0

  /// When the next timer is due; `nil` without timers.
  var nextDeadline: Duration? { timers.last?.deadline }

  func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> LoopTimer {
    scheduled += 1
    let timer = LoopTimer(deadline: deadline, order: scheduled, queue: self, action: action)
    timers.insert(timer, at: position(of: timer))
    return timer
  }

  func remove(_ timer: LoopTimer) {
    let index = position(of: timer)
    guard index < timers.count, timers[index] === timer else { return }
    timers.remove(at: index)
  }

  /// Runs what is due at `now`, but not what these actions schedule: a timer that schedules itself at once
  /// must not keep the loop from its input.
  ///
  /// Says whether any ran.
  func runDue(at now: Duration) -> Bool {
    let last = scheduled
    var ran = false
    while let timer = timers.last, timer.deadline <= now, timer.order <= last {
      timers.removeLast()
      timer.fire()
      ran = true
    }
    return ran
  }

  /// The index of the first timer that is not due after `timer`.
  private func position(of timer: LoopTimer) -> Int {
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      if timer.isBefore(timers[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
