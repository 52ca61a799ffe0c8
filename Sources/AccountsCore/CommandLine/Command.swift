/// What the command line asks for, complete and checked as far as that goes without a store.
nonisolated public enum Command: Hashable, Sendable {
  /// Enter an account.
  case add(AddOptions)
  /// Show the accounts, to look through and to change.
  case browse(BrowseOptions)
  /// Write all accounts; without a format the output decides.
  case list(OutputFormat?)
  /// Write one account; without a format the output decides.
  case show(name: String, OutputFormat?)
  /// Remove an account; unless confirmed, somebody is asked.
  case remove(name: String, isConfirmed: Bool)
  /// Check a password.
  case verify(name: String, PasswordOrigin)
  /// Explain a command, or all of them.
  case help(CommandName?)
  /// Say which version this is.
  case version
}

/// A command and what holds for every command.
nonisolated public struct Invocation: Hashable, Sendable {
  /// What to do.
  public var command: Command
  /// What `--store` names.
  public var storePath: String?
  /// Whether to look for what leaked when the command is done.
  public var checksLeaks: Bool

  /// A command line.
  public init(_ command: Command, storePath: String? = nil, checksLeaks: Bool = false) {
    self.command = command
    self.storePath = storePath
    self.checksLeaks = checksLeaks
  }
}
