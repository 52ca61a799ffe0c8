import Synchronization

/// A value that one thread at a time may touch, in a way that ThreadSanitizer understands.
///
/// Where two threads meet, `Mutex` waits inside the Synchronization library, which is not built for ThreadSanitizer: it does
/// not see that one thread came after the other, and reports a race that is none. The turn, which each thread reads when it
/// comes and writes when it goes, tells it the order.
struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let value: Mutex<Value>
  private let turn = Atomic(false)

  init(_ value: Value) { self.value = Mutex(value) }

  /// Runs `body` while no other thread is in such a call; waits until then.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    value.withLock { value in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
