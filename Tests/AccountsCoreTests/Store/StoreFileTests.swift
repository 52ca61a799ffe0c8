import AccountsCore
import Glibc
import Testing

/// Serialised, since the umask belongs to the process.
@Suite(.serialized) struct StoreFileTests {
  let folder = TemporaryFolder()

  @Test(arguments: [0o000, 0o022, 0o077, 0o277] as [mode_t])
  func nobodyButTheOwnerReadsIt(mask: mode_t) throws {
    let old = umask(mask)
    defer { umask(old) }
    let path = folder.file("deep/er/accounts.sqlite")
    let store = try SQLiteAccountStore(path: path)
    try store.insert(.ada, passwordHash: "$y$hash")
    for end in ["", "-wal", "-shm"] { #expect(TemporaryFolder.mode(path + end) == "600", "\(path + end)") }
    for name in ["deep", "deep/er"] { #expect(TemporaryFolder.mode(folder.file(name)) == "700", "\(name)") }
  }

  @Test func aFileThatIsThereKeepsItsMode() throws {
    folder.write([], to: "empty.sqlite")
    chmod(folder.file("empty.sqlite"), 0o640)
    let store = try SQLiteAccountStore(path: folder.file("empty.sqlite"))
    try store.insert(.ada, passwordHash: "$y$hash")
    #expect(TemporaryFolder.mode(folder.file("empty.sqlite")) == "640")
    #expect(try store.contains(name: "ada"))
  }

  @Test func aNameAloneIsAFileInTheWorkingFolder() throws {
    let old = try #require(getcwd(nil, 0))
    defer {
      chdir(old)
      free(old)
    }
    chdir(folder.path)
    for name in [":memory:", "file:x?mode=memory"] {
      _ = try SQLiteAccountStore(path: name)
      #expect(try SQLiteAccountStore.exists(path: folder.file(name)))
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

  @Test func aFolderIsNoStore() {
    #expect(throws: StoreError(path: folder.path, reason: .cannotOpen(errno: EISDIR))) {
      try SQLiteAccountStore(path: folder.path)
    }
  }
}
