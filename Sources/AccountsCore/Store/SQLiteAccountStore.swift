import CSQLite

/// Accounts in a SQLite file: write-ahead log, every change synchronised to the disk before the call returns.
///
/// A process that is killed leaves a store that the next one opens; several processes share one.
public final class SQLiteAccountStore: AccountStore {
  private let database: Database
  private let path: String
  private let busyTimeout: Duration

  /// Opens the store at `path`, and makes it, with mode 0600, where there is none.
  ///
  /// - Parameters:
  ///   - path: its file.
  ///   - busyTimeout: how long each call waits while another process writes, before `StoreError.busy`.
  /// - Throws: `StoreError` where it cannot be opened or made, or is no store of this program.
  public convenience init(path: String, busyTimeout: Duration = .seconds(5)) throws(StoreError) {
    let storeFile = StoreFile(path: path)
    try storeFile.createIfMissing()
    try storeFile.refuseFragment()
    try self.init(file: path, busyTimeout: busyTimeout)
  }

  /// A store in memory, without accounts.
  public static func empty() throws(StoreError) -> SQLiteAccountStore {
    try SQLiteAccountStore(file: nil, busyTimeout: .zero)
  }

  /// Whether there is a file at `path`.
  public static func exists(path: String) throws(StoreError) -> Bool {
    try StoreFile(path: path).exists()
  }

  private init(file: String?, busyTimeout: Duration) throws(StoreError) {
    path = file ?? ":memory:"
    self.busyTimeout = busyTimeout
    do {
      database = try Database.openStore(path: file, busyTimeout: busyTimeout)
    } catch {
      throw Self.storeError(error, path: path, busyTimeout: busyTimeout)
    }
  }

  public func contains(name: String) throws(StoreError) -> Bool {
    var found = false
    try run("SELECT 1 FROM account WHERE key = ?", [key(name)]) { _ in found = true }
    return found
  }

  public func account(named name: String) throws(StoreError) -> Account? {
    var account: Account?
    try run("SELECT \(Self.columns) FROM account WHERE key = ?", [key(name)]) { account = try decode($0) }
    return account
  }

  public func passwordHash(for name: String) throws(StoreError) -> String? {
    var hash: String?
    try run("SELECT password FROM account WHERE key = ?", [key(name)]) { hash = $0.text(0) }
    return hash
  }

  public func insert(_ account: Account, passwordHash: String) throws(StoreError) {
    try checkFile()
    let sql = """
      INSERT INTO account (key, account, name, email, role, created, password) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (key) DO NOTHING
      """
    let values: [Statement.Value] = [
      key(account.account), .text(account.account), .text(account.name), .text(account.email),
      .text(account.role.rawValue), .integer(account.created.seconds), .text(passwordHash),
    ]
    try run(sql, values) { _ in }
    guard database.changes == 1 else {
      throw StoreError(path: path, reason: .taken(account: account.account))
    }
  }

  public func update(
    name: String, to account: Account, passwordHash: String?
  ) throws(StoreError) -> Bool {
    try checkFile()
    // OR IGNORE: a name that is taken leaves the row as it is, and the key says which of the two it was.
    let sql = """
      UPDATE OR IGNORE account
      SET key = ?, account = ?, name = ?, email = ?, role = ?, created = ?, password = coalesce(?, password)
      WHERE key = ?
      """
    let values: [Statement.Value] = [
      key(account.account), .text(account.account), .text(account.name), .text(account.email),
      .text(account.role.rawValue), .integer(account.created.seconds),
      passwordHash.map { .text($0) } ?? .null,
      key(name),
    ]
    try run(sql, values) { _ in }
    if database.changes > 0 { return true }
    if try contains(name: name) { throw StoreError(path: path, reason: .taken(account: account.account)) }
    return false
  }

  /// SQLite's own count of other connections' changes (`PRAGMA data_version`).
  public func revision() throws(StoreError) -> Int64 {
    try checkFile()
    var revision: Int64 = 0
    try run("PRAGMA data_version", []) { revision = $0.integer(0) }
    return revision
  }

  public func remove(name: String) throws(StoreError) -> Bool {
    try checkFile()
    try run("DELETE FROM account WHERE key = ?", [key(name)]) { _ in }
    return database.changes > 0
  }

  public func take(name: String) throws(StoreError) -> (account: Account, passwordHash: String)? {
    try checkFile()
    var taken: (Account, String)?
    try run("DELETE FROM account WHERE key = ? RETURNING \(Self.columns), password", [key(name)]) { row in
      taken = (try decode(row), row.text(5))
    }
    return taken
  }

  public func forEachAccount(_ body: (Account) throws -> Void) throws {
    do {
      try database.run("SELECT \(Self.columns) FROM account ORDER BY key") { try body(decode($0)) }
    } catch let error as SQLiteError {
      throw StoreError(path: path, error, busyTimeout: busyTimeout)
    }
  }

  public func reading<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN", []) { _ in }
    // A read-only transaction has nothing to lose: it ends the same way after a failure.
    do {
      let result = try body()
      try run("COMMIT", []) { _ in }
      return result
    } catch {
      if database.isInTransaction { try run("ROLLBACK", []) { _ in } }
      throw error
    }
  }

  /// What is written into a file that nobody finds again is lost.
  private func checkFile() throws(StoreError) {
    if database.hasMoved { throw StoreError(path: path, reason: .moved) }
  }

  private static let columns = "account, name, email, role, created"

  private func key(_ name: String) -> Statement.Value { .text(AccountKey(name).text) }

  private func decode(_ row: Statement) throws(StoreError) -> Account {
    guard let role = Role(rawValue: row.text(3)) else {
      let detail = "account \"\(row.text(0))\" has the role \"\(row.text(3))\""
      throw StoreError(path: path, reason: .damaged(detail: detail))
    }
    return Account(
      account: row.text(0), name: row.text(1), email: row.text(2), role: role,
      created: Timestamp(seconds: row.integer(4)))
  }

  private func run(
    _ sql: String, _ values: [Statement.Value], _ body: (Statement) throws -> Void
  ) throws(StoreError) {
    do {
      try database.run(sql, values, body)
    } catch {
      throw Self.storeError(error, path: path, busyTimeout: busyTimeout)
    }
  }

  private static func storeError(_ error: any Error, path: String, busyTimeout: Duration) -> StoreError {
    switch error {
    case let error as StoreError: error
    case let error as SQLiteError: StoreError(path: path, error, busyTimeout: busyTimeout)
    case SchemaUpdate.Refusal.foreign: StoreError(path: path, reason: .foreign)
    case SchemaUpdate.Refusal.newer(let version):
      StoreError(path: path, reason: .newerSchema(version: version, known: Schema.version))
    case SchemaUpdate.Refusal.damaged(let detail): StoreError(path: path, reason: .damaged(detail: detail))
    default: StoreError(path: path, reason: .failed(code: SQLITE_INTERNAL, detail: "\(error)"))
    }
  }
}
