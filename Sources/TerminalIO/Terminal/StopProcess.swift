import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Stops the process as ^Z does where nobody catches it, and returns once it was continued.
///
/// The caller gives the terminal back first.
public func stopProcess() {
  ct_stop_process(SIGTSTP)
}
