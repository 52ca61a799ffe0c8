import AccountsCore
import LeakCheck
import TestSupport
import Testing

@Suite(.checksLeaks) struct CommandContextTests {
  let folder = TemporaryFolder()

  func context(store: String? = nil) -> CommandContext {
    tracked(
      CommandContext(
        storePath: store, environment: Environment(["HOME": folder.path]), streams: StandardStreams(),
        hasher: PasswordHasher(cost: 1), now: { Timestamp(seconds: 1) }))
  }

  @Test func theUsersStoreIsMadeInTheUsersHome() throws {
    let store = tracked(try context().openStore())
    try store.insert(.ada, passwordHash: "$y$hash")
    let again = tracked(try context().openExistingStore())
    #expect(try again.account(named: "ada") == .ada)
    #expect(try SQLiteAccountStore.exists(path: folder.file(".local/share/accounts/accounts.sqlite")))
  }

  @Test func theUsersStoreIsEmptyBeforeItIsMade() throws {
    let store = tracked(try context().openExistingStore())
    #expect(try !store.contains(name: "ada"))
    #expect(folder.names == [])
  }

  @Test func aStoreThatIsNamedIsMadeToAddAndMustBeThereToRead() throws {
    let path = folder.file("named.sqlite")
    #expect(throws: CommandError.noStore(path: path)) { try context(store: path).openExistingStore() }
    _ = try context(store: path).openStore()
    _ = try context(store: path).openExistingStore()
    #expect(folder.names == ["named.sqlite"])
  }
}
