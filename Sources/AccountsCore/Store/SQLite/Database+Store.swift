import CSQLite
import Glibc

nonisolated extension Database {
  /// Opens a file, or memory, as a store: brought to the schema that is known here, in write-ahead mode, every
  /// change synchronised to the disk.
  ///
  /// - Throws: `SQLiteError`, or `SchemaUpdate.Refusal` before anything in a foreign database changes.
  static func openStore(path: String?, busyTimeout: Duration) throws -> Database {
    let database = try Database(path: path, busyTimeout: busyTimeout)
    try SchemaUpdate(database).run()
    try database.useWriteAheadLog(for: busyTimeout)
    try database.execute("PRAGMA synchronous = FULL")
    // What a hostile schema names must not run, and a removed hash must not stay in free pages.
    try database.execute("PRAGMA trusted_schema = OFF")
    try database.execute("PRAGMA secure_delete = ON")
    return database
  }

  /// Switches the file to a write-ahead log, for good.
  ///
  /// A database in memory keeps its own mode.
  ///
  /// SQLite does not always call its busy handler for this switch, so the waiting for others that make the same
  /// store is done here.
  private func useWriteAheadLog(for busyTimeout: Duration) throws(SQLiteError) {
    let clock = ContinuousClock()
    let deadline = clock.now + busyTimeout
    while true {
      do {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.primaryCode == SQLITE_BUSY, clock.now < deadline else { throw error }
        usleep(1_000)
      }
    }
  }
}
