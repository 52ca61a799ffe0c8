import Dispatch

/// A serial executor with a queue of its own: what runs there may block.
///
/// Swift's own pool has one thread a processor, and a test that waits for a program must not take one of them.
final class OwnThread: SerialExecutor {
  private let queue = DispatchQueue(label: "end-to-end")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
