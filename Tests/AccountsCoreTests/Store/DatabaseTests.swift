import CSQLite
import LeakCheck
import TestSupport
import Testing

@testable import AccountsCore

@Suite(.checksLeaks) struct DatabaseTests {
  func open() throws -> Database { tracked(try Database(path: nil, busyTimeout: .zero)) }

  @Test func valuesComeBackAsTheyWere() throws {
    let database = try open()
    var row: [String] = []
    let values: [Statement.Value] = [.text("a\0é"), .integer(.min), .text("")]
    try database.run("SELECT ?, ?, ?, NULL", values) { statement in
      row = [statement.text(0), "\(statement.integer(1))", statement.text(2), statement.text(3)]
    }
    #expect(row == ["a\0é", "-9223372036854775808", "", ""])
  }

  @Test func aStatementIsKeptAndForgetsItsValues() throws {
    let database = try open()
    var numbers: [Int64] = []
    try database.run("SELECT ?", [.integer(1)]) { numbers.append($0.integer(0)) }
    try database.run("SELECT ?") { numbers.append($0.integer(0)) }
    #expect(numbers == [1, 0])
  }

  @Test func sqlThatIsWrongIsAnErrorWithItsWords() throws {
    let database = try open()
    let error = try #require(throws: SQLiteError.self) { try database.execute("SELECT nothing") }
    #expect(error.code == SQLITE_ERROR)
    #expect(error.message == "near \"nothing\": syntax error")
  }

  @Test func aFileThatIsMissingIsNotMade() throws {
    let folder = tracked(TemporaryFolder())
    let error = try #require(throws: SQLiteError.self) {
      try Database(path: folder.file("none"), busyTimeout: .zero)
    }
    #expect(error.primaryCode == SQLITE_CANTOPEN)
    #expect(folder.names == [])
  }

  @Test func aStatementThatOutlivesItsDatabaseGoesInPeace() throws {
    var statement: Statement?
    do {
      let database = try open()
      try database.run("SELECT 1") { statement = $0 }
    }
    #expect(statement?.isRunning == false)
    tracked(try #require(statement))
    statement = nil
  }
}
