import Foundation

/// How long a check has waited for the last object to go.
enum Patience: Sendable {
  /// It looked once: a task must not block the thread that it runs on.
  case none
  /// It waited for this long.
  case upTo(Duration)
  /// It was waiting when its task was cancelled.
  case cancelled
}

extension LeakScope {
  /// Waits without blocking a thread until every object is gone, the limit is over or the task is cancelled.
  ///
  /// It stays on the caller's actor between the waits, so the reference that a look at an object takes for a
  /// moment is taken and dropped where the object lives. A wait counts for as long as was asked for: on a machine
  /// so busy that each takes longer, the work that is waited for takes longer too.
  func wait(
    upTo limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Patience {
    var waited = Duration.zero
    var pause = Duration.milliseconds(1)
    while !isClean, waited < limit {
      do {
        try await Task.sleep(for: pause)
      } catch {
        return .cancelled
      }
      waited += pause
      pause = min(pause * 2, .milliseconds(20))
    }
    if limit > .zero { await letMainActorGoOn() }
    return .upTo(limit)
  }

  /// Lets what already waits for the main actor run, and what that enqueues: other tests may have kept it for longer
  /// than the limit.
  private func letMainActorGoOn(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<3 where !isClean { await MainActor.run {} }
  }

  /// Waits where nothing can be awaited.
  ///
  /// Inside a task it looks once, since a blocked thread of the cooperative pool could be the one that is to
  /// let go of the object. Otherwise it blocks the thread until the limit; on the main thread it keeps the
  /// run loop and with it the main queue going.
  func waitBlocking(upTo limit: Duration) -> Patience {
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return .none }
    let end = ContinuousClock.now + limit
    while !isClean, ContinuousClock.now < end {
      // The run loop answers false at once when it has nothing to wait for.
      if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
      {
        Thread.sleep(forTimeInterval: 0.0005)
      }
    }
    return .upTo(limit)
  }
}
