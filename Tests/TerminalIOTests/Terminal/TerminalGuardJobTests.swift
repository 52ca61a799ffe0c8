import TestSupport
import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Job control as a shell does it: a session of its own, whose leader starts a job in a group of its own.
@Suite(.handlesItsOwnSignals) struct TerminalGuardJobTests {
  @Test func suspendGivesTheTerminalBackUntilTheProcessIsContinued() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let shell = JobShell()
      let before = shell.terminal.settings
      let job = shell.start { guarded in
        let settings = Settings(guarded.descriptor)
        guarded.keeper.suspend()
        guarded.keeper.write("back")
        _exit(Settings(guarded.descriptor) == settings ? 0 : 1)
      }
      let stop = job.wait()
      #expect(stop == .stopped(signal: SIGTSTP))
      #expect(shell.terminal.settings == before)
      let shown = shell.terminal.shown()
      #expect(shown == GuardedTerminal.switchedOn + GuardedTerminal.switchedOff)
      shell.continue(job, inForeground: true)
      let end = job.wait()
      #expect(end == .exited(0))
      let again = shell.terminal.shown()
      #expect(again == GuardedTerminal.switchedOn + "back")
      shell.end()
    }
  }

  @Test func continuedInTheBackgroundItWaitsForTheForeground() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let shell = JobShell()
      let before = shell.terminal.settings
      let job = shell.start { guarded in
        guarded.keeper.suspend()
        _exit(Settings(guarded.descriptor).has(ICANON) ? 1 : 0)
      }
      let stop = job.wait()
      #expect(stop == .stopped(signal: SIGTSTP))
      _ = shell.terminal.shown()
      shell.continue(job, inForeground: false)
      let secondStop = job.wait()
      #expect(secondStop == .stopped(signal: SIGTTOU))
      #expect(shell.terminal.settings == before)
      #expect(shell.terminal.shown() == "")
      shell.continue(job, inForeground: true)
      let end = job.wait()
      #expect(end == .exited(0))
      #expect(shell.terminal.shown() == GuardedTerminal.switchedOn)
      shell.end()
    }
  }

  @Test func aWatchedStopSignalStaysWatchedAfterwards() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let shell = JobShell()
      let job = shell.start { guarded in
        let loop = EventLoop(input: -1)
        var count = 0
        loop.onSignal(SIGTSTP) {
          count += 1
          guarded.keeper.suspend()
          loop.interruptWait()
        }
        for _ in 1...2 {
          raise(SIGTSTP)
          _ = loop.wait()
        }
        _exit(count == 2 ? 0 : 1)
      }
      for _ in 1...2 {
        let stop = job.wait()
        #expect(stop == .stopped(signal: SIGTSTP))
        shell.continue(job, inForeground: true)
      }
      let end = job.wait()
      #expect(end == .exited(0))
      shell.end()
    }
  }

  @Test func anIgnoredStopSignalStopsNothing() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let shell = JobShell()
      signal(SIGTSTP, SIG_IGN)
      let job = shell.start { guarded in
        guarded.keeper.suspend()
        _exit(Settings(guarded.descriptor).has(ICANON) ? 1 : 0)
      }
      let end = job.wait()
      #expect(end == .exited(0))
      #expect(shell.terminal.shown() == GuardedTerminal.switchedOn)
      shell.end()
    }
  }

  @Test func theTerminalIsPutBackWhereASuspendedJobIsEnded() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let shell = JobShell()
      let before = shell.terminal.settings
      let job = shell.start { guarded in
        guarded.keeper.suspend()
        _exit(1)
      }
      let stop = job.wait()
      #expect(stop == .stopped(signal: SIGTSTP))
      kill(job.process, SIGTERM)
      shell.continue(job, inForeground: false)
      let end = job.wait()
      #expect(end == .ended(signal: SIGTERM))
      #expect(shell.terminal.settings == before)
      #expect(shell.terminal.shown() == GuardedTerminal.switchedOn + GuardedTerminal.switchedOff)
      shell.end()
    }
  }

  @Test func aJobInTheBackgroundEndsWithoutTouchingTheTerminal() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let shell = JobShell()
      let job = shell.start { guarded in
        kill(getpid(), SIGSTOP)
        withExtendedLifetime(guarded) { _exit(1) }
      }
      let stop = job.wait()
      #expect(stop == .stopped(signal: SIGSTOP))
      let raw = shell.terminal.settings
      kill(job.process, SIGTERM)
      shell.continue(job, inForeground: false)
      let end = job.wait()
      #expect(end == .ended(signal: SIGTERM))
      #expect(shell.terminal.settings == raw)
      #expect(shell.terminal.shown() == GuardedTerminal.switchedOn)
      shell.end()
    }
  }
}
