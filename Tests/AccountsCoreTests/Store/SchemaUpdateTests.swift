import TestSupport
import Testing

@testable import AccountsCore

@Suite struct SchemaUpdateTests {
  let folder = TemporaryFolder()
  var path: String { folder.file("accounts.sqlite") }

  /// Runs SQL in the file as another program would.
  func alter(_ sql: String) throws {
    if folder.names.isEmpty { folder.write([], to: "accounts.sqlite") }
    try Database(path: path, busyTimeout: .zero).executeScript(sql)
  }

  func number(_ sql: String) throws -> Int64 {
    var result: Int64 = 0
    try Database(path: path, busyTimeout: .zero).run(sql) { result = $0.integer(0) }
    return result
  }

  func text(_ sql: String) throws -> String {
    var result = ""
    try Database(path: path, busyTimeout: .zero).run(sql) { result = $0.text(0) }
    return result
  }

  @Test func aNewStoreIsMarkedAndInWriteAheadMode() throws {
    _ = try SQLiteAccountStore(path: path)
    #expect(try number("PRAGMA application_id") == 0x466C_4163)
    #expect(try number("PRAGMA user_version") == 1)
    #expect(try text("PRAGMA journal_mode") == "wal")
  }

  @Test func aNewerStoreIsRefusedUntouched() throws {
    _ = try SQLiteAccountStore(path: path)
    try alter("PRAGMA user_version = 2")
    let before = folder.read("accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .newerSchema(version: 2, known: 1))) {
      try SQLiteAccountStore(path: path)
    }
    #expect(folder.read("accounts.sqlite") == before)
  }

  @Test(arguments: [
    "CREATE TABLE account (name TEXT)", "PRAGMA user_version = 1", "PRAGMA application_id = 1",
    "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = -1",
  ])
  func aDatabaseOfAnotherProgramIsRefusedUntouched(sql: String) throws {
    try alter(sql)
    let before = folder.read("accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .foreign)) { try SQLiteAccountStore(path: path) }
    #expect(folder.read("accounts.sqlite") == before)
    #expect(folder.names == ["accounts.sqlite"])
  }

  @Test func aFileThatIsNoDatabaseIsRefusedUntouched() {
    let text = String(repeating: "This is a letter, not a database.\n", count: 100)
    folder.write(text.utf8, to: "accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .notADatabase)) { try SQLiteAccountStore(path: path) }
    #expect(folder.read("accounts.sqlite") == Array(text.utf8))
  }

  @Test(arguments: [1, 2, 99])
  func aFileTooShortForADatabaseIsRefusedUntouched(size: Int) {
    let bytes = [UInt8](repeating: 0x78, count: size)
    folder.write(bytes, to: "accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .notADatabase)) { try SQLiteAccountStore(path: path) }
    #expect(folder.read("accounts.sqlite") == bytes)
    #expect(folder.names == ["accounts.sqlite"])
  }

  @Test func aDamagedStoreIsNamed() throws {
    do {
      let store = try SQLiteAccountStore(path: path)
      try store.insert(.ada, passwordHash: "$y$hash")
    }
    var bytes = folder.read("accounts.sqlite")
    for index in 4096..<8192 { bytes[index] = 0xFF }
    folder.write(bytes, to: "accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .damaged(detail: "database disk image is malformed"))) {
      try SQLiteAccountStore(path: path).account(named: "ada")
    }
  }

  @Test func tablesWithoutAVersionAreDamage() throws {
    try alter("PRAGMA application_id = \(Schema.applicationID); CREATE TABLE account (x)")
    let before = folder.read("accounts.sqlite")
    #expect(
      throws: StoreError(path: path, reason: .damaged(detail: "it has tables, but their version is 0"))
    ) {
      try SQLiteAccountStore(path: path)
    }
    #expect(folder.read("accounts.sqlite") == before)
    #expect(folder.names == ["accounts.sqlite"])
  }

  @Test func aRoleThatThereIsNotIsDamage() throws {
    let store = try SQLiteAccountStore(path: path)
    try store.insert(.ada, passwordHash: "$y$hash")
    try alter("UPDATE account SET role = 'root'")
    #expect(
      throws: StoreError(path: path, reason: .damaged(detail: "account \"ada\" has the role \"root\""))
    ) {
      try store.account(named: "ada")
    }
  }

  @Test func aStepThatFailsLeavesTheDatabaseAsItWas() throws {
    let database = try Database(path: nil, busyTimeout: .zero)
    let steps = ["CREATE TABLE account (x)", "CREATE TABLE account (y)"]
    #expect(throws: SQLiteError.self) { try SchemaUpdate(database, steps: steps).run() }
    #expect(!database.isInTransaction)
    var numbers: [Int64] = []
    for sql in ["PRAGMA user_version", "PRAGMA application_id", "SELECT count(*) FROM sqlite_schema"] {
      try database.run(sql) { numbers.append($0.integer(0)) }
    }
    #expect(numbers == [0, 0, 0])
  }
}
