import CSQLite

/// A prepared statement, finalised when the last owner lets go.
///
/// Not `Sendable`: it lives where its connection lives.
nonisolated final class Statement {
  /// A value that a statement takes.
  enum Value: Hashable {
    /// A 64-bit integer.
    case integer(Int64)
    /// Text; it may hold NULs.
    case text(String)
    /// No value.
    case null
  }

  /// The promise of the pointer: made by `sqlite3_prepare_v3`, owned by this object alone, finalised in `deinit`.
  private let handle: OpaquePointer
  /// Whether a run is going on; a second one needs a statement of its own.
  private(set) var isRunning = false

  /// Prepares `sql`, to be kept for many runs.
  init(connection: OpaquePointer, sql: String) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw SQLiteError(code: code, connection: connection) }
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement; its rows, if any, do not matter.
  func run(_ values: [Value]) throws(SQLiteError) {
    defer { end() }
    try begin(values)
    while try step() {}
  }

  /// Runs the statement and gives each row to `body`, which reads its columns from this object.
  ///
  /// - Throws: `SQLiteError`, and what `body` throws.
  func run(_ values: [Value], _ body: (Statement) throws -> Void) throws {
    defer { end() }
    try begin(values)
    while try step() { try body(self) }
  }

  /// An integer of the row at hand; columns count from 0.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The text of the row at hand, NULs included; columns count from 0.
  func text(_ column: Int32) -> String {
    // The bytes are SQLite's until the next step; they are copied here.
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func begin(_ values: [Value]) throws(SQLiteError) {
    isRunning = true
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private func end() {
    // Its result repeats the failure that `step` has thrown already.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isRunning = false
  }

  private func bind(_ value: Value, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .text(let text): csqlite_bind_text(handle, index, text, Int32(clamping: text.utf8.count))
      case .null: sqlite3_bind_null(handle, index)
      }
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    case let code: throw failure(code)
    }
  }

  private func failure(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, connection: sqlite3_db_handle(handle))
  }
}
