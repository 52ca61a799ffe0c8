/// What the program's exit status says, by `sysexits.h` where that has a word for it.
nonisolated public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Done.
  case success = 0
  /// The answer is no: a wrong password, a question answered with no, a form left with Escape.
  case declined = 1
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64
  /// What was entered is wrong (`EX_DATAERR`).
  case badData = 65
  /// An input is missing or cannot be read (`EX_NOINPUT`).
  case noInput = 66
  /// There is no account of that name (`EX_NOUSER`).
  case noAccount = 67
  /// A part of the system that is needed refuses (`EX_UNAVAILABLE`).
  case unavailable = 69
  /// The program itself is wrong (`EX_SOFTWARE`).
  case internalError = 70
  /// The store cannot be created or written (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Reading or writing failed half-way (`EX_IOERR`).
  case inputOutput = 74
  /// Another process keeps the store; the same command may succeed later (`EX_TEMPFAIL`).
  case busy = 75
  /// Control-C, as a shell shows a death by SIGINT.
  case interrupted = 130
  /// Nobody reads the answer any more, as a shell shows a death by SIGPIPE.
  case brokenPipe = 141
  /// Ended from outside, as a shell shows a death by SIGTERM.
  case terminated = 143
}
