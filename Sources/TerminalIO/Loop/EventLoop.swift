import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for input and meanwhile does everything else that the program has to do.
///
/// One `poll` covers the input, signals (a self-pipe), timers (its timeout) and, on the process's first
/// thread, the Dispatch main queue, which carries main-actor work. Everything runs on the waiting thread, so
/// nothing here needs a lock; a loop stays in the isolation domain that made it.
///
/// Main-actor work runs in a program whose `main` is synchronous. Under an `async` main the Swift runtime
/// hands the main queue to other threads, which serve it by themselves.
///
/// Where the system has no descriptor left for the first signal or the main queue, the program ends with status 71
/// and says why on standard error.
public final class EventLoop {
  /// Why a wait ended.
  public enum Wake: Sendable {
    /// Input can be read without blocking; at the end of a file the read gives nothing.
    case readable
    /// The timeout passed.
    case timedOut
    /// Nobody can write to the input any more, or the descriptor is not open.
    case hangup
    /// `interruptWait()` was called.
    case interrupted
  }

  /// The descriptor that is waited for; with -1 the loop has timers and signals only.
  public let input: Int32

  /// Called before every `poll`, so also after timers, signal actions or main-actor work ran: the moment to
  /// paint what changed.
  public var beforeWaiting: (() -> Void)?

  private let timers = TimerQueue()
  private let signals = SignalPipe()
  private var mainQueue: Int32?
  private var isWaiting = false
  private var isInterrupted = false

  /// A loop that waits for `input` (0 is standard input): a terminal, a pipe, a file or `/dev/null`.
  public init(input: Int32 = 0) {
    self.input = input
  }

  /// The monotonic clock that timers go by, since a moment of its own choice.
  public var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Runs `action` on the waiting thread once `delay` has passed; a negative delay is none.
  ///
  /// Actions with equal deadlines run in the order of scheduling.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> LoopTimer {
    timers.schedule(at: now + max(.zero, delay), action)
  }

  /// Runs `action` on the waiting thread after `signal` came; `nil` gives the signal back what it did before.
  ///
  /// A signal that comes several times before the loop sees it runs its action once. The last loop that asks
  /// for a signal gets it. A keyboard or hang-up signal that was ignored when the process started stays so.
  /// The loop keeps the action, so the action must not keep the loop.
  public func onSignal(_ signal: Int32, _ action: (() -> Void)?) {
    signals.set(signal, action)
  }

  /// Makes the wait that is going on, or else the next one, return `.interrupted`.
  ///
  /// For an action that has work for the code that waits.
  public func interruptWait() {
    isInterrupted = true
  }

  /// Runs timers, signal actions and main-actor work until input is readable or `timeout` has passed.
  ///
  /// Not to be called from what it runs: that would let input be read in the middle of a read.
  public func wait(timeout: Duration? = nil) -> Wake {
    precondition(!isWaiting, "EventLoop.wait was called from work that it was running")
    isWaiting = true
    defer { isWaiting = false }
    let deadline = timeout.map { now + $0 }
    while true {
      if !isInterrupted { beforeWaiting?() }
      let found = poll(until: isInterrupted ? .zero : deadline)
      var ran = false
      if found.signal { ran = signals.runArrived() }
      if found.mainQueue {
        ct_main_queue_drain()
        ran = true
      }
      if timers.nextDeadline != nil { ran = timers.runDue(at: now) || ran }
      if isInterrupted {
        isInterrupted = false
        return .interrupted
      }
      if let input = found.input { return input }
      if let deadline, now >= deadline {
        if ran { beforeWaiting?() }
        return .timedOut
      }
    }
  }

  private struct Found {
    var input: Wake?
    var signal = false
    var mainQueue = false
  }

  private func poll(until deadline: Duration?) -> Found {
    let next = [deadline, timers.nextDeadline].compactMap(\.self).min()
    return withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { polled in
      polled[0] = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      polled[1] = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
      polled[2] = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
      let count = systemPoll(polled.baseAddress, 3, milliseconds(until: next))
      guard count > 0 else {
        // A signal that no loop watches ends a poll early: look again.
        precondition(
          count == 0 || errno == EINTR || errno == EAGAIN, "poll failed (error \(errno))")
        return Found()
      }
      var found = Found(
        input: nil, signal: polled[1].revents != 0, mainQueue: polled[2].revents != 0)
      let events = polled[0].revents
      if events & Int16(POLLIN) != 0 {
        found.input = .readable
      } else if events != 0 {
        found.input = .hangup
      }
      return found
    }
  }

  /// Rounded up: a poll that ends before its timer would have to be repeated.
  private func milliseconds(until deadline: Duration?) -> Int32 {
    guard let deadline else { return -1 }
    let left = (deadline - now).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    guard left.seconds < 1_000_000 else { return 1_000_000_000 }
    let part = (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(left.seconds * 1000 + part)
  }

  /// Asked for at the first wait on the main thread, because to ask makes the queue.
  private func mainQueueDescriptor() -> Int32 {
    guard ct_is_main_thread() else { return -1 }
    if let mainQueue { return mainQueue }
    let descriptor = ct_main_queue_descriptor()
    if descriptor == CT_NO_DESCRIPTOR_LEFT { endForWantOfDescriptors(errno) }
    mainQueue = descriptor
    return descriptor
  }
}

private func systemPoll(_ polled: UnsafeMutablePointer<pollfd>?, _ count: nfds_t, _ timeout: Int32)
  -> Int32
{
  #if canImport(Darwin)
    Darwin.poll(polled, count, timeout)
  #else
    Glibc.poll(polled, count, timeout)
  #endif
}
