/// How the store's tables came to be.
///
/// A new version only adds a step; a step that was released never changes.
nonisolated enum Schema {
  /// Marks a SQLite file as a store of accounts (`PRAGMA application_id`): the letters `FlAc`.
  static let applicationID: Int64 = 0x466C_4163

  /// The version that this program reads and writes (`PRAGMA user_version`).
  static var version: Int { steps.count }

  /// Step n leads from version n to n + 1.
  static let steps = [
    // The key is the name without regard to case (`AccountKey`), and the order in which accounts are listed;
    // without a rowid the table itself is in that order.
    """
    CREATE TABLE account (
      key TEXT PRIMARY KEY,
      account TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      role TEXT NOT NULL,
      created INTEGER NOT NULL,
      password TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
  ]
}
