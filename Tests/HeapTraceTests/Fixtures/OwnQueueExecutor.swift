import Dispatch

/// Runs tasks on a queue of its own, so that a test knows when they wait.
final class OwnQueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "tasks")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Blocks until each task that was started before waits or has ended.
  func finishJobs() { queue.sync {} }
}
