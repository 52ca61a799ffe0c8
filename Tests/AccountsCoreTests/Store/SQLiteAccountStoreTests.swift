import AccountsCore
import Glibc
import LeakCheck
import TestSupport
import Testing

@Suite(.checksLeaks) struct SQLiteAccountStoreTests {
  let folder = TemporaryFolder()
  var path: String { folder.file("accounts.sqlite") }

  func openStore() throws -> SQLiteAccountStore { tracked(try SQLiteAccountStore(path: path)) }

  func all(_ store: SQLiteAccountStore) throws -> [Account] {
    var accounts: [Account] = []
    try store.forEachAccount { accounts.append($0) }
    return accounts
  }

  @Test func whatWasInsertedIsThereWhenTheStoreIsOpenedAgain() throws {
    do {
      let store = try openStore()
      try store.insert(.ada, passwordHash: "$y$hash")
      try store.insert(.sei, passwordHash: "$y$other")
    }
    let store = try openStore()
    #expect(try store.account(named: "ada") == .ada)
    #expect(try store.account(named: "清少納言") == .sei)
    #expect(try store.passwordHash(for: "ada") == "$y$hash")
    #expect(try store.contains(name: "ada"))
  }

  @Test func whatIsNotThereIsNil() throws {
    let store = try openStore()
    #expect(try store.account(named: "ada") == nil)
    #expect(try store.passwordHash(for: "ada") == nil)
    #expect(try !store.contains(name: "ada"))
    #expect(try !store.remove(name: "ada"))
  }

  @Test(arguments: [("ada", "ADA"), ("Straße", "STRASSE"), ("jose\u{301}", "JOSÉ"), ("Σίσυφος", "ΣΊΣΥΦΟΣ")])
  func aNameIsTakenInCapitalsAndSmallLetters(first: String, second: String) throws {
    let store = try openStore()
    var account = Account.ada
    account.account = first
    try store.insert(account, passwordHash: "$y$hash")
    account.account = second
    #expect(throws: StoreError(path: path, reason: .taken(account: second))) {
      try store.insert(account, passwordHash: "$y$other")
    }
    #expect(try store.account(named: second)?.account == first)
    #expect(try store.passwordHash(for: second) == "$y$hash")
    #expect(try store.contains(name: second))
    #expect(try store.remove(name: second))
    #expect(try all(store) == [])
  }

  @Test func anUpdateKeepsThePasswordUnlessItGetsAnother() throws {
    let store = try openStore()
    try store.insert(.ada, passwordHash: "$y$hash")
    var changed = Account.ada
    changed.email = "countess@example.org"
    changed.role = .reader
    #expect(try store.update(name: "ADA", to: changed, passwordHash: nil))
    #expect(try store.account(named: "ada") == changed)
    #expect(try store.passwordHash(for: "ada") == "$y$hash")
    #expect(try store.update(name: "ada", to: changed, passwordHash: "$y$other"))
    #expect(try store.passwordHash(for: "ada") == "$y$other")
  }

  @Test func anUpdateMayRenameButNotToANameThatIsTaken() throws {
    let store = try openStore()
    for account in [Account.ada, .grace] { try store.insert(account, passwordHash: "$y$hash") }
    var changed = Account.ada
    changed.account = "GRACE"
    #expect(throws: StoreError(path: path, reason: .taken(account: "GRACE"))) {
      try store.update(name: "ada", to: changed, passwordHash: nil)
    }
    #expect(try all(store) == [.ada, .grace])
    changed.account = "Lovelace"
    #expect(try store.update(name: "ada", to: changed, passwordHash: nil))
    #expect(try all(store) == [.grace, changed])
    #expect(try !store.update(name: "ada", to: .ada, passwordHash: nil))
    changed.account = "LOVELACE"
    #expect(try store.update(name: "lovelace", to: changed, passwordHash: nil))
    #expect(try all(store) == [.grace, changed])
  }

  @Test(arguments: [false, true])
  func nothingIsWrittenIntoAFileThatIsGone(isReplaced: Bool) throws {
    let store = try openStore()
    try store.insert(.ada, passwordHash: "$y$hash")
    unlink(path)
    if isReplaced { folder.write([], to: "accounts.sqlite") }
    let moved = StoreError(path: path, reason: .moved)
    #expect(throws: moved) { try store.insert(.grace, passwordHash: "$y$hash") }
    #expect(throws: moved) { try store.update(name: "ada", to: .grace, passwordHash: nil) }
    #expect(throws: moved) { try store.take(name: "ada") }
    #expect(throws: moved) { try store.remove(name: "ada") }
    #expect(throws: moved) { try store.revision() }
  }

  @Test func whatWasTakenCanBeBroughtBack() throws {
    let store = try openStore()
    for account in [Account.ada, .grace] { try store.insert(account, passwordHash: "$y$\(account.account)") }
    let taken = try #require(try store.take(name: "GRACE"))
    #expect(taken == (.grace, "$y$Grace"))
    #expect(try all(store) == [.ada])
    #expect(try store.take(name: "grace") == nil)
    try store.insert(taken.account, passwordHash: taken.passwordHash)
    #expect(try store.passwordHash(for: "grace") == "$y$Grace")
  }

  @Test func theRevisionTellsOthersChangesFromOurOwn() throws {
    let store = try openStore()
    let other = try openStore()
    let first = try store.revision()
    try store.insert(.ada, passwordHash: "$y$hash")
    #expect(try store.revision() == first)
    try other.insert(.grace, passwordHash: "$y$hash")
    let second = try store.revision()
    #expect(second != first)
    #expect(try store.revision() == second)
  }

  @Test func accountsComeInTheOrderOfTheirNames() throws {
    let store = try openStore()
    for account in [Account.sei, .grace, .ada] { try store.insert(account, passwordHash: "$y$hash") }
    #expect(try all(store) == [.ada, .grace, .sei])
  }

  @Test func whatTheBodyThrowsComesOutAndTheStoreGoesOn() throws {
    struct Stop: Error {}
    let store = try openStore()
    for account in [Account.ada, .grace] { try store.insert(account, passwordHash: "$y$hash") }
    #expect(throws: Stop.self) { try store.forEachAccount { _ in throw Stop() } }
    #expect(throws: Stop.self) { try store.reading { throw Stop() } }
    #expect(try all(store) == [.ada, .grace])
    #expect(try store.remove(name: "ada"))
  }

  @Test func aListWithinAListSeesEveryAccount() throws {
    let store = try openStore()
    for account in [Account.ada, .grace] { try store.insert(account, passwordHash: "$y$hash") }
    var pairs: [String] = []
    try store.forEachAccount { outer in
      try store.forEachAccount { pairs.append(outer.account + $0.account) }
    }
    #expect(pairs == ["adaada", "adaGrace", "Graceada", "GraceGrace"])
  }

  @Test func readingSeesOneStateWhateverOthersWrite() throws {
    let store = try openStore()
    let other = try openStore()
    try store.insert(.ada, passwordHash: "$y$hash")
    try store.reading {
      #expect(try all(store) == [.ada])
      try other.insert(.grace, passwordHash: "$y$hash")
      #expect(try all(store) == [.ada])
    }
    #expect(try all(store) == [.ada, .grace])
  }

  @Test func textComesBackAsItWasWhateverIsInIt() throws {
    let store = try openStore()
    var account = Account.ada
    account.name = "a\0b'; DROP TABLE account; -- \u{1B}[31m\u{2028}👩‍💻"
    try store.insert(account, passwordHash: "$y$hash")
    #expect(try store.account(named: "ada") == account)
  }

  @Test func aStoreInMemoryIsEmpty() throws {
    let store = tracked(try SQLiteAccountStore.empty())
    #expect(try all(store) == [])
    #expect(folder.names == [])
  }

  @Test func aRemovedHashIsNotLeftInTheFile() throws {
    let hash = "$y$j9T$removed-hash-that-must-not-stay"
    do {
      let store = try openStore()
      try store.insert(.ada, passwordHash: hash)
      #expect(try store.remove(name: "ada"))
    }
    #expect(folder.names == ["accounts.sqlite"])
    #expect(!String(decoding: folder.read("accounts.sqlite"), as: UTF8.self).contains("removed-hash"))
  }

  @Test func aStoreWhoseWriterWasKilledOpensWithAllThatWasInserted() throws {
    let store = try openStore()
    try store.insert(.ada, passwordHash: "$y$hash")
    try store.insert(.grace, passwordHash: "$y$hash")
    // What a killed process leaves: the files as they are now, with no close.
    for end in ["", "-wal"] { folder.write(folder.read("accounts.sqlite" + end), to: "killed.sqlite" + end) }
    let opened = tracked(try SQLiteAccountStore(path: folder.file("killed.sqlite")))
    #expect(try all(opened) == [.ada, .grace])
  }
}
