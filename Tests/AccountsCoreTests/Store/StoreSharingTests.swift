import TestSupport
import Testing

@testable import AccountsCore

@Suite struct StoreSharingTests {
  let folder = TemporaryFolder()
  var path: String { folder.file("accounts.sqlite") }

  @Test func aStoreThatAnotherProcessWritesIsBusyWhenTheWaitIsOver() throws {
    let store = try SQLiteAccountStore(path: path, busyTimeout: .milliseconds(10))
    let writer = try Database(path: path, busyTimeout: .zero)
    try writer.execute("BEGIN IMMEDIATE")
    #expect(throws: StoreError(path: path, reason: .busy(seconds: 0.01))) {
      try store.insert(.ada, passwordHash: "$y$hash")
    }
    #expect(try store.account(named: "ada") == nil)
    try writer.execute("COMMIT")
    try store.insert(.ada, passwordHash: "$y$hash")
    #expect(try store.contains(name: "ada"))
  }

  @Test func aStoreThatAnotherProcessMakesIsBusyToo() throws {
    folder.write([], to: "accounts.sqlite")
    let writer = try Database(path: path, busyTimeout: .zero)
    try writer.execute("BEGIN EXCLUSIVE")
    #expect(throws: StoreError(path: path, reason: .busy(seconds: 0.02))) {
      try SQLiteAccountStore(path: path, busyTimeout: .milliseconds(20))
    }
  }

  @Test func manyMakeOneStoreAtOnce() async throws {
    for round in 0..<20 {
      let path = folder.file("\(round).sqlite")
      async let first = Self.makeAndRead(path)
      async let second = Self.makeAndRead(path)
      async let third = Self.makeAndRead(path)
      let versions = try await [first, second, third]
      #expect(versions == [1, 1, 1])
    }
  }

  /// Makes a store off the main actor, as another process would at the same moment.
  @concurrent private nonisolated static func makeAndRead(_ path: String) async throws -> Int64 {
    try StoreFile(path: path).createIfMissing()
    let database = try Database.openStore(path: path, busyTimeout: .seconds(5))
    var version: Int64 = 0
    try database.run("PRAGMA user_version") { version = $0.integer(0) }
    return version
  }
}
