#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A copy of this process that runs one piece of code.
///
/// Only for exit tests, whose process has nothing else to do.
struct ForkedChild {
  /// What a child last did.
  enum State: Equatable {
    case exited(Int32)
    case ended(signal: Int32)
    case stopped(signal: Int32)
  }

  let process: pid_t

  /// Swift hides `fork` because locks that other threads hold stay locked in the child.
  init(_ body: () -> Never) {
    typealias Fork = @convention(c) () -> pid_t
    #if canImport(Darwin)
      let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    process = unsafeBitCast(dlsym(everywhere, "fork"), to: Fork.self)()
    precondition(process >= 0)
    if process == 0 {
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      body()
    }
  }

  /// Waits until the child stops or ends.
  func wait() -> State {
    var status: Int32 = 0
    while waitpid(process, &status, WUNTRACED) < 0 { precondition(errno == EINTR) }
    if status & 0xFF == 0x7F { return .stopped(signal: (status >> 8) & 0xFF) }
    return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .ended(signal: status & 0x7F)
  }
}
