#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A crash reporter that behaves as Swift's backtracer: it reports, sets the default action and returns.
enum CrashReporter {
  /// Where it reports.
  ///
  /// Set once, by the process's only busy thread, before anything crashes.
  nonisolated(unsafe) fileprivate static var output: Int32 = -1

  static func install(_ number: Int32, _ flags: Int32 = 0, output: Int32) {
    self.output = output
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = report
    #else
      action.__sigaction_handler.sa_sigaction = report
    #endif
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | flags
    precondition(sigaction(number, &action, nil) == 0)
  }
}

private func report(
  _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  #if canImport(Darwin)
    let address = info?.pointee.si_addr
  #else
    let address = info?.pointee._sifields._sigfault.si_addr
  #endif
  let isFault = (info?.pointee.si_code ?? 0) > 0
  let text = isFault ? "fault at \(Int(bitPattern: address))" : "sent"
  _ = write(CrashReporter.output, text, text.utf8.count)
  signal(number, SIG_DFL)
}
