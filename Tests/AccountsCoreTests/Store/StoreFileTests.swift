import Glibc
import TestSupport
import Testing

@testable import AccountsCore

@Suite struct StoreFileTests {
  let folder = TemporaryFolder()

  /// In a process of its own, since the umask belongs to the process.
  @Test(arguments: [0o000, 0o022, 0o077, 0o277] as [mode_t])
  func nobodyButTheOwnerReadsIt(mask: mode_t) async {
    await #expect(processExitsWith: .success) { [mask = mask as mode_t] in
      let folder = TemporaryFolder()
      umask(mask)
      let path = folder.file("deep/er/accounts.sqlite")
      try StoreFile(path: path).createIfMissing()
      let database = try Database.openStore(path: path, busyTimeout: .zero)
      try database.execute("DELETE FROM account")
      for end in ["", "-wal", "-shm"] { #expect(TemporaryFolder.mode(path + end) == "600", "\(path + end)") }
      for name in ["deep", "deep/er"] { #expect(TemporaryFolder.mode(folder.file(name)) == "700", "\(name)") }
    }
  }

  @Test func aFileThatIsThereKeepsItsMode() throws {
    folder.write([], to: "empty.sqlite")
    chmod(folder.file("empty.sqlite"), 0o640)
    let store = try SQLiteAccountStore(path: folder.file("empty.sqlite"))
    try store.insert(.ada, passwordHash: "$y$hash")
    #expect(TemporaryFolder.mode(folder.file("empty.sqlite")) == "640")
    #expect(try store.contains(name: "ada"))
  }

  /// In a process of its own, since the working folder belongs to the process.
  @Test(arguments: [":memory:", "file:x?mode=memory", "plain"])
  func aNameAloneIsAFileInTheWorkingFolder(name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      let folder = TemporaryFolder()
      chdir(folder.path)
      try StoreFile(path: name).createIfMissing()
      let database = try Database.openStore(path: name, busyTimeout: .zero)
      try database.execute("DELETE FROM account")
      #expect(folder.names == [name, name + "-shm", name + "-wal"])
    }
  }

  @Test func existingIsNotMaking() throws {
    #expect(try !SQLiteAccountStore.exists(path: folder.file("none")))
    folder.write([], to: "file")
    #expect(try !SQLiteAccountStore.exists(path: folder.file("file/below")))
    #expect(try SQLiteAccountStore.exists(path: folder.file("file")))
    #expect(folder.names == ["file"])
  }

  @Test func aPathBelowAFileCannotBeMade() {
    folder.write([], to: "file")
    let path = folder.file("file/accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .cannotCreate(errno: ENOTDIR))) {
      try SQLiteAccountStore(path: path)
    }
  }

  @Test func aLinkToNowhereCannotBeMade() {
    symlink("nowhere", folder.file("link"))
    let path = folder.file("link/accounts.sqlite")
    #expect(throws: StoreError(path: path, reason: .cannotCreate(errno: ENOENT))) {
      try SQLiteAccountStore(path: path)
    }
    #expect(throws: StoreError(path: "", reason: .cannotCreate(errno: ENOENT))) {
      try SQLiteAccountStore(path: "")
    }
  }

  @Test func aLinkToNothingIsNeitherEmptyNorMade() {
    symlink("nowhere", folder.file("link"))
    let path = folder.file("link")
    let error = StoreError(path: path, reason: .danglingLink)
    #expect(throws: error) { try SQLiteAccountStore(path: path) }
    #expect(throws: error) { try SQLiteAccountStore.exists(path: path) }
    #expect(folder.names == ["link"])
  }

  @Test func aLinkToAnEmptyFileIsAStore() throws {
    folder.write([], to: "elsewhere")
    symlink("elsewhere", folder.file("link"))
    try SQLiteAccountStore(path: folder.file("link")).insert(.ada, passwordHash: "$y$hash")
    #expect(try SQLiteAccountStore(path: folder.file("elsewhere")).contains(name: "ada"))
  }

  @Test func aFolderIsNoStore() {
    #expect(throws: StoreError(path: folder.path, reason: .cannotOpen(errno: EISDIR))) {
      try SQLiteAccountStore(path: folder.path)
    }
  }
}
