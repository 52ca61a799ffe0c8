import CSQLite

/// A connection to a SQLite database with its prepared statements, closed when the last owner lets go.
///
/// Not `Sendable` and opened without SQLite's own mutex: it lives in one isolation domain.
nonisolated final class Database {
  /// The promise of the pointer: made by `sqlite3_open_v2`, owned by this object alone, closed in `deinit`.
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens an existing file; an empty one is an empty database.
  ///
  /// - Parameters:
  ///   - path: the file, taken as it is; `nil` for a database in memory.
  ///   - busyTimeout: how long each statement waits for another process.
  /// - Throws: `SQLiteError` where the file is missing or cannot be opened.
  init(path: String?, busyTimeout: Duration) throws(SQLiteError) {
    // "./" keeps SQLite from taking a name such as ":memory:" for something else than a file.
    let name = path.map { $0.hasPrefix("/") ? $0 : "./" + $0 } ?? ":memory:"
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw SQLiteError(code: code, connection: handle)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Int32(clamping: Int64(busyTimeout / .milliseconds(1))))
  }

  deinit {
    // Statements that are still held elsewhere keep the connection until they go.
    sqlite3_close_v2(handle)
  }

  /// How many rows the last change touched.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether its file was removed, or another one stands in its place (`SQLITE_FCNTL_HAS_MOVED`).
  var hasMoved: Bool {
    var moved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// Runs a statement whose rows, if any, do not matter.
  func execute(_ sql: String, _ values: [Statement.Value] = []) throws(SQLiteError) {
    try statement(sql).run(values)
  }

  /// Runs a statement, prepared at its first use and kept, and gives each row to `body`.
  func run(_ sql: String, _ values: [Statement.Value] = [], _ body: (Statement) throws -> Void) throws {
    try statement(sql).run(values, body)
  }

  /// Runs a script of several statements once; nothing of it is kept.
  func executeScript(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
  }

  private func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements[sql], !statement.isRunning { return statement }
    let statement = try Statement(connection: handle, sql: sql)
    statements[sql] = statement
    return statement
  }
}
