import CSQLite

/// What SQLite says when it refuses.
nonisolated struct SQLiteError: Error, Hashable {
  /// The extended result code.
  let code: Int32
  /// SQLite's sentence.
  let message: String
  /// The system's error number behind it, or 0.
  let errno: Int32

  /// The last error of a connection; `nil` stands for one that could not even be made.
  init(code: Int32, connection: OpaquePointer?) {
    self.code = code
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    errno = connection.map { sqlite3_system_errno($0) } ?? 0
  }

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }
}
