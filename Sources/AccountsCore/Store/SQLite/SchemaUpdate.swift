/// Brings a database to the schema that this program knows, or refuses it untouched.
nonisolated struct SchemaUpdate {
  /// Why a database is refused.
  enum Refusal: Error, Hashable {
    /// It belongs to another program.
    case foreign
    /// A newer program made it.
    case newer(version: Int)
    /// It is marked as a store, but what is in it contradicts that.
    case damaged(detail: String)
  }

  private let database: Database
  private let allSteps: [String]

  /// An update of a database by steps, each of which leads from its index to the next version.
  init(_ database: Database, steps: [String] = Schema.steps) {
    self.database = database
    allSteps = steps
  }

  /// Runs the steps that are missing, all or none.
  ///
  /// O(1) where none is.
  func run() throws {
    // In a transaction even to look: half of another process's update must not be seen.
    guard try transaction("BEGIN", missingSteps) != [] else { return }
    try transaction("BEGIN IMMEDIATE") {
      // Another process may have been faster.
      let steps = try missingSteps()
      for step in steps { try database.executeScript(step) }
      if !steps.isEmpty {
        try database.executeScript(
          "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(allSteps.count)")
      }
    }
  }

  private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
    try database.execute(begin)
    do {
      let result = try body()
      try database.execute("COMMIT")
      return result
    } catch {
      if database.isInTransaction { try database.execute("ROLLBACK") }
      throw error
    }
  }

  private func missingSteps() throws -> ArraySlice<String> {
    let application = try number("PRAGMA application_id")
    let version = Int(try number("PRAGMA user_version"))
    let isEmpty = try number("SELECT count(*) FROM sqlite_schema") == 0
    if application != Schema.applicationID {
      guard application == 0, version == 0, isEmpty else { throw Refusal.foreign }
    }
    guard version <= allSteps.count else { throw Refusal.newer(version: version) }
    guard version >= 0 else { throw Refusal.foreign }
    guard version > 0 || isEmpty else {
      throw Refusal.damaged(detail: "it has tables, but their version is 0")
    }
    return allSteps[version...]
  }

  private func number(_ sql: String) throws -> Int64 {
    var result: Int64 = 0
    try database.run(sql) { result = $0.integer(0) }
    return result
  }
}
