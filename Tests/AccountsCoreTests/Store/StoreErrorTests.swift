import AccountsCore
import Testing

@Suite struct StoreErrorTests {
  @Test(
    arguments: [
      (.taken(account: "Ada"), .badData, "an account named \"Ada\" is stored already"),
      (.busy(seconds: 5), .busy, "/s: another process kept the store for more than 5 s: try again"),
      (
        .newerSchema(version: 3, known: 1), .badData,
        "/s: made by a newer version of accounts (schema 3, known here up to 1): use that one"
      ),
      (
        .foreign, .badData,
        "/s: a database of another program, not a store of accounts: name another file with --store"
      ),
      (.notADatabase, .badData, "/s: not a store of accounts: name another file with --store"),
      (.damaged(detail: "x"), .badData, "/s: the store is damaged (x): restore it from a copy"),
      (.cannotCreate(errno: 13), .cannotCreate, "/s: the store cannot be created: Permission denied"),
      (.cannotOpen(errno: 21), .noInput, "/s: the store cannot be opened: Is a directory"),
      (
        .danglingLink, .cannotCreate,
        "/s: the store is a link to a file that is not there: make that file, or remove the link"
      ),
      (.readOnly, .cannotCreate, "/s: the store may not be written: make it and its folder writable"),
      (.full, .inputOutput, "/s: the disk is full; nothing was changed"),
      (.inputOutput(detail: "x"), .inputOutput, "/s: reading or writing failed (x); nothing was changed"),
      (.failed(code: 1, detail: "x"), .internalError, "/s: SQLite failed: x (code 1)"),
    ] as [(StoreError.Reason, ExitStatus, String)])
  func saysWhatHappenedToWhichFile(reason: StoreError.Reason, status: ExitStatus, message: String) {
    let error = StoreError(path: "/s", reason: reason)
    #expect(error.exitStatus == status)
    #expect(error.messages == [message])
  }
}
