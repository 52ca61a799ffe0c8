import CSQLite
import Glibc

nonisolated extension Database {
  /// Switches the file to a write-ahead log, which stays so for every later connection.
  ///
  /// A database in memory keeps its own mode.
  ///
  /// SQLite does not call its busy handler for this switch when two processes make a store at once, so the
  /// waiting is done here.
  func useWriteAheadLog(for busyTimeout: Duration) throws(SQLiteError) {
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
