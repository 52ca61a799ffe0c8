import TestSupport
import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Each in a process of its own, which ends; the terminal is looked at from this one.
@Suite(.handlesItsOwnSignals) struct TerminalGuardSignalTests {
  let terminal = PseudoTerminal()
  let before: Settings

  init() { before = terminal.settings }

  private func expectRestored(
    andThen more: String = "", _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.settings == before, sourceLocation: location)
    let all = GuardedTerminal.switchedOn + GuardedTerminal.switchedOff + more
    #expect(terminal.shown() == all, sourceLocation: location)
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
  ])
  func aSignalThatEndsTheProcessPutsTheTerminalBack(signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) {
      [name = terminal.name as String, signal = signal as Int32] in
      let guarded = GuardedTerminal(name)
      send(signal)
      withExtendedLifetime(guarded) { exit(1) }
    }
    expectRestored()
  }

  #if os(Linux)
    /// SIGSTKFLT, SIGPOLL, SIGPWR and two real-time signals.
    @Test(arguments: [16, 29, 30, 40, 64] as [Int32])
    func aSignalOfLinuxThatEndsTheProcessDoesToo(signal: Int32) async {
      await #expect(processExitsWith: .signal(signal)) {
        [name = terminal.name as String, signal = signal as Int32] in
        let guarded = GuardedTerminal(name)
        send(signal)
        withExtendedLifetime(guarded) { exit(1) }
      }
      expectRestored()
    }
  #endif

  @Test func aSignalThatAProgramUsesIsLeftToIt() async {
    await #expect(processExitsWith: .exitCode(5)) { [name = terminal.name as String] in
      signal(SIGUSR1) { _ in }
      let guarded = GuardedTerminal(name)
      signal(SIGUSR2) { _ in }
      send(SIGUSR1)
      send(SIGUSR2)
      _exit(Settings(guarded.descriptor).has(ICANON) ? 1 : 5)
    }
    #expect(terminal.shown() == GuardedTerminal.switchedOn)
  }

  @Test(arguments: [SIGCHLD, SIGURG, SIGWINCH, SIGCONT])
  func aSignalThatEndsNothingLeavesTheTerminalAsItIs(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(5)) {
      [name = terminal.name as String, signal = signal as Int32] in
      let guarded = GuardedTerminal(name)
      send(signal)
      _exit(Settings(guarded.descriptor).has(ICANON) ? 1 : 5)
    }
    #expect(terminal.shown() == GuardedTerminal.switchedOn)
  }

  @Test func aSignalFromAnotherProcessDoesToo() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [name = terminal.name as String] in
      let guarded = GuardedTerminal(name)
      kill(getpid(), SIGTERM)
      while true { pause() }
      withExtendedLifetime(guarded) {}
    }
    expectRestored()
  }

  enum Crash: Int, Codable, CaseIterable {
    case trap, badAddress, aborted, stackOverflow, sent

    var signal: Int32 {
      #if arch(x86_64)
        let trap = SIGILL
      #else
        let trap = SIGTRAP
      #endif
      return [trap, SIGSEGV, SIGABRT, SIGSEGV, SIGBUS][rawValue]
    }

    func happen() {
      switch self {
      case .trap: fatalError("as meant")
      case .badAddress: UnsafeMutablePointer<UInt8>(bitPattern: 16)?.pointee = 1
      case .aborted: abort()
      case .sent: TestSupport.send(SIGBUS)
      case .stackOverflow: print(Crash.depth(1))
      }
    }

    private static func depth(_ level: Int) -> Int { level == 0 ? 0 : depth(level + 1) + level }
  }

  @Test(arguments: Crash.allCases) func aCrashPutsTheTerminalBack(crash: Crash) async {
    await #expect(processExitsWith: .signal(crash.signal)) {
      [name = terminal.name as String, crash = crash as Crash] in
      let guarded = GuardedTerminal(name)
      crash.happen()
      withExtendedLifetime(guarded) { exit(1) }
    }
    expectRestored()
  }

  @Test func exitPutsTheTerminalBack() async {
    await #expect(processExitsWith: .exitCode(3)) { [name = terminal.name as String] in
      let guarded = GuardedTerminal(name)
      withExtendedLifetime(guarded) { exit(3) }
    }
    expectRestored()
  }

  @Test func anIgnoredSignalStaysIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) { [name = terminal.name as String] in
      signal(SIGHUP, SIG_IGN)
      let guarded = GuardedTerminal(name)
      send(SIGHUP)
      let settings = Settings(guarded.descriptor)
      _exit(settings.has(ICANON) ? 8 : 7)
    }
    #expect(terminal.shown() == GuardedTerminal.switchedOn)
  }

  @Test func anEarlierHandlerRunsWithTheTerminalPutBack() async {
    await #expect(processExitsWith: .exitCode(9)) { [name = terminal.name as String] in
      signal(SIGTERM) { _ in _exit(9) }
      let guarded = GuardedTerminal(name)
      send(SIGTERM)
      withExtendedLifetime(guarded) { _exit(1) }
    }
    expectRestored()
  }

  @Test func anEarlierHandlerThatReturnsLetsTheProcessGoOn() async {
    await #expect(processExitsWith: .exitCode(5)) { [name = terminal.name as String] in
      signal(SIGTERM) { _ in }
      let guarded = GuardedTerminal(name)
      send(SIGTERM)
      withExtendedLifetime(guarded) { _exit(5) }
    }
    expectRestored()
  }

  @Test(arguments: [
    (Crash.badAddress, "fault at 16"), (.aborted, "sent"), (.sent, "sent"),
  ])
  func aCrashReporterSeesTheCrashAndTheStatusStillShowsIt(crash: Crash, report: String) async {
    await #expect(processExitsWith: .signal(crash.signal)) {
      [name = terminal.name as String, crash = crash as Crash] in
      CrashReporter.install(crash.signal, output: open(name, O_RDWR | O_NOCTTY))
      let guarded = GuardedTerminal(name)
      crash.happen()
      withExtendedLifetime(guarded) { _exit(1) }
    }
    expectRestored(andThen: report)
  }

  @Test func aCrashReporterForOneTimeSeesTheFaultItself() async {
    await #expect(processExitsWith: .signal(SIGSEGV)) { [name = terminal.name as String] in
      CrashReporter.install(
        SIGSEGV, Int32(bitPattern: UInt32(SA_RESETHAND)), output: open(name, O_RDWR | O_NOCTTY))
      let guarded = GuardedTerminal(name)
      Crash.badAddress.happen()
      withExtendedLifetime(guarded) { _exit(1) }
    }
    expectRestored(andThen: "fault at 16")
  }

  @Test func outputThatStandsStillDoesNotKeepTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [name = terminal.name as String] in
      let guarded = GuardedTerminal(name)
      tcflow(guarded.descriptor, TCOOFF)
      send(SIGTERM)
      withExtendedLifetime(guarded) { exit(1) }
    }
    tcflow(terminal.program, TCOON)
    #expect(terminal.settings == before)
    #expect(terminal.shown() == GuardedTerminal.switchedOn)
  }

  @Test func aForkedChildLeavesTheTerminalToItsParent() async {
    await #expect(processExitsWith: .exitCode(0)) { [name = terminal.name as String] in
      let guarded = GuardedTerminal(name)
      let first = ForkedChild { exit(4) }.wait()
      let second = ForkedChild { raise(SIGTERM) == 0 ? _exit(1) : _exit(2) }.wait()
      #expect(first == .exited(4))
      #expect(second == .ended(signal: SIGTERM))
      #expect(!Settings(guarded.descriptor).has(ICANON))
      _exit(0)
    }
    #expect(terminal.shown() == GuardedTerminal.switchedOn)
  }
}
