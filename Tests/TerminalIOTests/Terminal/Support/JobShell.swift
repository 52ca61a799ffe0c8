#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// As much of a shell as job control needs: its process leads a session on a terminal of its own.
struct JobShell {
  let terminal = PseudoTerminal()

  init() {
    // A job that hangs ends with its shell, by a signal that no test expects.
    alarm(60)
    // Given to the shell's own group by a shell in the background, the terminal would stop it.
    signal(SIGTTOU, SIG_IGN)
    precondition(setsid() > 0)
    precondition(ioctl(terminal.program, UInt(TIOCSCTTY), 0) == 0)
  }

  /// Runs `body` in the foreground with a guarded terminal.
  func start(_ body: (GuardedTerminal) -> Never) -> ForkedChild {
    let job = ForkedChild {
      setpgid(0, 0)
      tcsetpgrp(terminal.program, getpgrp())
      signal(SIGTTOU, SIG_DFL)
      body(GuardedTerminal(terminal.program))
    }
    return job
  }

  /// Ends this process while the terminal is still there: its end would be a hang-up, a signal.
  func end() -> Never { withExtendedLifetime(terminal) { exit(0) } }

  /// `fg` and `bg`.
  func `continue`(_ job: ForkedChild, inForeground: Bool) {
    precondition(tcsetpgrp(terminal.program, inForeground ? job.process : getpgrp()) == 0)
    kill(-job.process, SIGCONT)
  }
}
