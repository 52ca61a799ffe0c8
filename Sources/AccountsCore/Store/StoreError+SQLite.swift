import TerminalIO

import CSQLite
import Glibc

nonisolated extension StoreError {
  /// What SQLite's refusal means for a store.
  init(path: String, _ error: SQLiteError, busyTimeout: Duration) {
    let reason: Reason =
      switch error.primaryCode {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(seconds: busyTimeout / .seconds(1))
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .damaged(detail: error.message)
      case SQLITE_CANTOPEN where error.errno != 0: .cannotOpen(errno: error.errno)
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
      case SQLITE_FULL: .full
      case SQLITE_IOERR: .inputOutput(detail: error.errno == 0 ? error.message : systemMessage(error.errno))
      default: .failed(code: error.code, detail: error.message)
      }
    self.init(path: path, reason: reason)
  }
}
