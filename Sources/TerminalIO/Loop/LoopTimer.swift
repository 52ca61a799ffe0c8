/// An action that an event loop runs at a time to come.
///
/// The loop keeps the timer until it has run or was cancelled; letting go of it changes nothing.
public final class LoopTimer {
  let deadline: Duration
  let order: UInt64
  private var action: (() -> Void)?
  private weak var queue: TimerQueue?

  init(deadline: Duration, order: UInt64, queue: TimerQueue, action: @escaping () -> Void) {
    self.deadline = deadline
    self.order = order
    self.queue = queue
    self.action = action
  }

  /// Whether the action is still to come.
  public var isPending: Bool { action != nil }

  /// Makes sure that the action does not run any more, and lets go of what it captured.
  ///
  /// After it has run, or a second time, this does nothing. O(log n), and a move of what is due earlier.
  public func cancel() {
    guard action != nil else { return }
    action = nil
    queue?.remove(self)
  }

  /// Runs the action, once: it is let go of before it runs, so that it may schedule the next one.
  func fire() {
    guard let action else { return }
    self.action = nil
    action()
  }

  func isBefore(_ other: LoopTimer) -> Bool {
    deadline != other.deadline ? deadline < other.deadline : order < other.order
  }
}
