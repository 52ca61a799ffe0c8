#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Sends `signal` to the calling thread and returns once its handler has run.
///
/// Dispatch's threads, which run the tests, block every signal: this one lets it through.
public func send(_ signal: Int32) {
  var one = sigset_t()
  sigemptyset(&one)
  sigaddset(&one, signal)
  var before = sigset_t()
  pthread_sigmask(SIG_UNBLOCK, &one, &before)
  raise(signal)
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
