#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Stops the process as SIGTSTP does where nobody catches it; returns when it goes on.
func stopProcess() {
  var byDefault = sigaction()
  var caught = sigaction()
  sigaction(SIGTSTP, &byDefault, &caught)
  raise(SIGTSTP)
  sigaction(SIGTSTP, &caught, nil)
}
