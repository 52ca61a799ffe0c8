import Synchronization

/// Wakes a task that waits: at the next ring, or at once if it has rung since the last wait.
///
/// The one object of this module that several threads may touch, because the cancellation of a task comes from
/// anywhere. Its mutex keeps that promise.
final class Bell: Sendable {
  private enum State {
    case silent
    case rung
    case awaited(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.silent)

  func ring() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard case .awaited(let continuation) = state else {
        state = .rung
        return nil
      }
      state = .silent
      return continuation
    }
    waiting?.resume()
  }

  /// Returns at the next ring or when the task is cancelled.
  func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: actor) { continuation in
        let hasRung = state.withLock { state -> Bool in
          if case .rung = state {
            state = .silent
            return true
          }
          state = .awaited(continuation)
          return false
        }
        if hasRung { continuation.resume() }
      }
    } onCancel: {
      ring()
    }
  }
}
