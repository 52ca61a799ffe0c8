import Formline

/// Everything from outside that a command works with, passed in so that a test runs a command whole.
public final class CommandContext {
  /// The environment variables.
  public let environment: Environment
  /// The three descriptors.
  public let streams: StandardStreams
  /// Where the answer goes; the program flushes it behind the command.
  public let output: OutputWriter
  /// Where everything else goes.
  public let messages: MessageWriter
  /// Makes and checks password hashes.
  public let hasher: PasswordHasher
  /// The moment that a new account carries.
  public let now: () -> Timestamp
  private let storePath: String?

  /// A context.
  ///
  /// - Parameters:
  ///   - storePath: what `--store` names; `nil` for the store of the user.
  ///   - environment: the environment variables.
  ///   - streams: the three descriptors.
  ///   - hasher: makes and checks password hashes.
  ///   - now: the clock.
  public init(
    storePath: String?, environment: Environment, streams: StandardStreams, hasher: PasswordHasher,
    now: @escaping () -> Timestamp
  ) {
    self.storePath = storePath
    self.environment = environment
    self.streams = streams
    self.hasher = hasher
    self.now = now
    output = OutputWriter(descriptor: streams.output)
    messages = MessageWriter(descriptor: streams.error)
  }

  /// Where the program keeps its files.
  public func paths() throws(CommandError) -> AccountsPaths {
    try AccountsPaths(environment: environment)
  }

  /// Where earlier answers are kept; `nil`, so that nothing is remembered, where no home is known.
  func history() throws(CommandError) -> HistoryDirectory? {
    do {
      return HistoryDirectory(path: try paths().state)
    } catch .noHome {
      return nil
    }
  }

  /// What the user set once for every run; nothing where no home is known.
  ///
  /// - Throws: `CommandError.variableNotText`, `ConfigurationError`.
  func configuration() throws -> Configuration {
    do {
      return try Configuration(path: paths().configuration)
    } catch CommandError.noHome {
      return Configuration()
    }
  }

  /// The store to add to; made where there is none.
  ///
  /// - Throws: `StoreError`, `CommandError.noHome` or `.variableNotText`.
  public func openStore() throws -> any AccountStore {
    if let storePath { return try SQLiteAccountStore(path: storePath) }
    return try SQLiteAccountStore(path: paths().store)
  }

  /// The store to look through and to change: made where the user's own does not exist yet.
  ///
  /// It waits for another process for a second only: somebody sits before the screen, and can press the key again.
  ///
  /// - Throws: As `openStore`, and `CommandError.noStore` where `--store` names one that is not there.
  public func openStoreToBrowse() throws -> any AccountStore {
    if let storePath, try !SQLiteAccountStore.exists(path: storePath) {
      throw CommandError.noStore(path: storePath)
    }
    return try SQLiteAccountStore(path: storePath ?? paths().store, busyTimeout: .seconds(1))
  }

  /// The store to read or to remove from.
  ///
  /// The user's own store is empty until something was added; nothing is made for it. A store that `--store`
  /// names must be there.
  ///
  /// - Throws: `StoreError`, `CommandError.noStore`, `.noHome` or `.variableNotText`.
  public func openExistingStore() throws -> any AccountStore {
    let path = try storePath ?? paths().store
    if try SQLiteAccountStore.exists(path: path) { return try SQLiteAccountStore(path: path) }
    if let storePath { throw CommandError.noStore(path: storePath) }
    return try SQLiteAccountStore.empty()
  }
}
