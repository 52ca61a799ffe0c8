import TestSupport
import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One after the other: a signal belongs to the process.
@Suite(.serialized) struct EventLoopSignalTests {
  @Test func aSignalRunsItsActionOnceForEachTimeItIsSeen() {
    let loop = EventLoop(input: -1)
    var ran = 0
    loop.onSignal(SIGUSR1) { ran += 1 }
    send(SIGUSR1)
    send(SIGUSR1)
    loop.schedule(after: .zero) { loop.interruptWait() }
    #expect(loop.wait() == .interrupted)
    #expect(ran == 1)
    loop.onSignal(SIGUSR1) { [unowned loop] in
      ran += 10
      loop.interruptWait()
    }
    loop.schedule(after: .zero) { send(SIGUSR1) }
    #expect(loop.wait() == .interrupted)
    #expect(ran == 11)
  }

  @Test func differentSignalsRunInTheOrderTheyCame() {
    let loop = EventLoop(input: -1)
    var ran: [Int32] = []
    for signal in [SIGUSR1, SIGUSR2, SIGWINCH] { loop.onSignal(signal) { ran.append(signal) } }
    for signal in [SIGWINCH, SIGUSR2, SIGUSR1] { send(signal) }
    loop.schedule(after: .milliseconds(1)) { loop.interruptWait() }
    #expect(loop.wait() == .interrupted)
    #expect(ran == [SIGWINCH, SIGUSR2, SIGUSR1])
  }

  @Test func whatTheSignalDidBeforeComesBack() {
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    do {
      let loop = EventLoop(input: -1)
      loop.onSignal(SIGUSR2) {}
      loop.onSignal(SIGUSR2, nil)
      send(SIGUSR2)
      loop.onSignal(SIGUSR2) {}
    }
    // Ignored again, or this would end the process.
    send(SIGUSR2)
    let loop = EventLoop(input: -1)
    var ran = false
    loop.onSignal(SIGUSR2) { ran = true }
    #expect(loop.wait(timeout: .zero) == .timedOut)
    #expect(!ran)
  }

  @Test func anIgnoredKeyboardSignalStaysIgnored() {
    signal(SIGTSTP, SIG_IGN)
    defer { signal(SIGTSTP, SIG_DFL) }
    let loop = EventLoop(input: -1)
    loop.onSignal(SIGTSTP) { Issue.record("ran") }
    send(SIGTSTP)
    #expect(loop.wait(timeout: .zero) == .timedOut)
  }
}
