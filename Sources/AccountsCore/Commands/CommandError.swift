/// Why a command could not do what it was asked: the facts; `CommandError+Wording.swift` owns the sentences.
nonisolated public enum CommandError: Error, Hashable, Sendable {
  /// Neither the environment nor the user database names a home, and no path was given.
  case noHome
  /// The bytes of an environment variable that holds a path are not UTF-8; its name.
  case variableNotText(String)
  /// The store that `--store` names does not exist.
  case noStore(path: String)
  /// No account has this name.
  case noAccount(String)
  /// Removing needs a yes, and nobody is there to ask.
  case needsConfirmation(account: String)
  /// The question was answered with no.
  case declined
  /// The password file cannot be read; the system's error number.
  case passwordFile(path: String, errno: Int32)
  /// `--password-stdin` at a terminal, which would show it.
  case passwordStdinIsTerminal
}
