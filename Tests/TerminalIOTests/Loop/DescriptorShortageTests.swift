import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Each in a process of its own, which is left without descriptors.
@Suite struct DescriptorShortageTests {
  static let message = "no descriptor is left to wait with: Too many open files\n"

  /// Lets the process open nothing more.
  static func takeDescriptorsAway() {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    precondition(getrlimit(resource, &limit) == 0)
    limit.rlim_cur = 3
    precondition(setrlimit(resource, &limit) == 0)
  }

  @Test func aSignalThatCannotBeWatchedEndsTheProgramInOrder() async {
    let terminal = PseudoTerminal()
    let before = terminal.settings
    let result = await #expect(
      processExitsWith: .exitCode(71), observing: [\.standardErrorContent]
    ) { [name = terminal.name as String] in
      let guarded = GuardedTerminal(name)
      DescriptorShortageTests.takeDescriptorsAway()
      EventLoop(input: -1).onSignal(SIGWINCH) {}
      withExtendedLifetime(guarded) { _exit(1) }
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told == DescriptorShortageTests.message)
    #expect(terminal.settings == before)
    #expect(terminal.shown() == GuardedTerminal.switchedOn + GuardedTerminal.switchedOff)
  }

  #if os(Linux)
    /// In a forked child, whose only thread is its first: only there the loop serves the main queue.
    @Test func aMainQueueThatCannotBeWaitedForDoesToo() async {
      let result = await #expect(
        processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
      ) {
        let child = ForkedChild {
          DescriptorShortageTests.takeDescriptorsAway()
          _ = EventLoop(input: -1).wait(timeout: .zero)
          _exit(1)
        }
        let end = child.wait()
        _exit(end == .exited(71) ? 0 : 1)
      }
      let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(told == DescriptorShortageTests.message)
    }
  #endif
}
