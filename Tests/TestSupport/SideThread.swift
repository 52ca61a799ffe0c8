#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The other end of something that blocks, on a thread of its own.
///
/// Tests run as tasks, on as many threads as there are processors. Two tests that block these threads until a task of
/// theirs does its part wait for ever: no thread is left for the task.
public final class SideThread<Result: Sendable> {
  private let work: Work<Result>
  private let thread: pthread_t

  /// Starts a thread that runs `body`.
  public init(_ body: @escaping @Sendable () -> Result) {
    work = Work(body)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let started = pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
        #else
          if let argument { Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run() }
        #endif
        return nil
      }, Unmanaged<AnyWork>.passRetained(work).toOpaque())
    precondition(started == 0, "no thread (error \(started))")
    #if canImport(Darwin)
      guard let thread else { preconditionFailure("no thread") }
    #endif
    self.thread = thread
  }

  /// Waits for the end of `body` and gives what it returned; once.
  public func join() -> Result {
    pthread_join(thread, nil)
    guard let result = work.result else { preconditionFailure("the thread ended without its result") }
    return result
  }
}

private class AnyWork {
  func run() {}
}

/// What runs on the thread.
///
/// Its result is written there and read after the thread was joined, never at once.
private final class Work<Result: Sendable>: AnyWork {
  private let body: @Sendable () -> Result
  private(set) var result: Result?

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  override func run() { result = body() }
}
