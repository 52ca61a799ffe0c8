/// Why the store did not do what it was asked: the facts; `StoreError+Wording.swift` owns the sentences.
nonisolated public struct StoreError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// An account of this name is stored already.
    case taken(account: String)
    /// Another process kept the store for longer than was waited, in seconds.
    case busy(seconds: Double)
    /// A newer program made it: its schema version, and the newest that is known here.
    case newerSchema(version: Int, known: Int)
    /// It is a SQLite database of another program.
    case foreign
    /// It is no SQLite database at all.
    case notADatabase
    /// It is damaged; what was found.
    case damaged(detail: String)
    /// It, or a folder above it, cannot be created; the system's error number.
    case cannotCreate(errno: Int32)
    /// It is there and cannot be opened; the system's error number.
    case cannotOpen(errno: Int32)
    /// It is a symbolic link to something that is not there.
    case danglingLink
    /// Since it was opened it was removed, or another file took its place.
    case moved
    /// It may not be written.
    case readOnly
    /// The disk is full.
    case full
    /// Reading or writing failed half-way; what SQLite says.
    case inputOutput(detail: String)
    /// Anything else that SQLite says.
    case failed(code: Int32, detail: String)
  }

  /// The store's file.
  public var path: String
  /// What was wrong.
  public var reason: Reason

  /// An error of a store.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
