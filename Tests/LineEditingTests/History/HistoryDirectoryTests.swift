import TestSupport
import Testing

@testable import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct HistoryDirectoryTests {
  let folder: TemporaryFolder
  let directory: HistoryDirectory

  init() throws {
    folder = TemporaryFolder()
    directory = HistoryDirectory(path: folder.path + "/state/accounts")
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    stat(folder.path + "/state/accounts" + name, &status)
    return status.st_mode & 0o777
  }

  @Test func withoutAFileThereAreNoEntries() throws {
    #expect(try directory.entries(ofField: "name") == [])
    #expect(folder.names == [])
  }

  @Test func entriesAreKeptForTheOwnerOnly() throws {
    #expect(try directory.add("one", toField: "name") == ["one"])
    #expect(try directory.add("two", toField: "name") == ["one", "two"])
    #expect(try directory.entries(ofField: "name") == ["one", "two"])
    #expect(try directory.entries(ofField: "other") == [])
    #expect(mode("") == 0o700)
    #expect(mode("/name.history") == 0o600)
  }

  @Test func aFileOfSomebodyElsesMakingBecomesPrivate() throws {
    _ = try directory.add("one", toField: "name")
    chmod(folder.path + "/state/accounts/name.history", 0o644)
    _ = try directory.add("two", toField: "name")
    #expect(mode("/name.history") == 0o600)
  }

  @Test func repetitionsAreKeptOnce() throws {
    for entry in ["one", "one", "two", "one"] { _ = try directory.add(entry, toField: "name") }
    #expect(try directory.entries(ofField: "name") == ["one", "two", "one"])
  }

  @Test func theNewestFiveHundredAreKept() throws {
    folder.write((1...600).map { "\($0)\n" }.joined(), to: "name.history")
    let here = HistoryDirectory(path: folder.path)
    #expect(try here.add("last", toField: "name").count == 500)
    #expect(try here.entries(ofField: "name").first == "102")
    #expect(try here.entries(ofField: "name").last == "last")
  }

  @Test func whatIsTooLongIsNotRemembered() throws {
    #expect(try directory.add(String(repeating: "é", count: 1023), toField: "name").count == 1)
    #expect(try directory.add(String(repeating: "é", count: 1024), toField: "name").count == 1)
    #expect(try directory.add("", toField: "name").count == 1)
  }

  @Test func whatAnotherProcessAddedIsKept() throws {
    _ = try directory.add("one", toField: "name")
    // Another process that read the file before, and writes now.
    _ = try HistoryDirectory(path: directory.path).add("two", toField: "name")
    #expect(try directory.add("three", toField: "name") == ["one", "two", "three"])
  }

  @Test func manyWritersLoseNothing() async throws {
    let directory = directory
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for entry in 0..<15 { _ = try directory.add("\(writer)-\(entry)", toField: "name") }
        }
      }
      try await group.waitForAll()
    }
    let entries = try directory.entries(ofField: "name")
    #expect(Set(entries) == Set((0..<4).flatMap { writer in (0..<15).map { "\(writer)-\($0)" } }))
    for writer in 0..<4 {
      #expect(entries.filter { $0.hasPrefix("\(writer)-") } == (0..<15).map { "\(writer)-\($0)" })
    }
  }

  @Test func damagedLinesAreSkipped() throws {
    let bytes: [UInt8] =
      Array("good\nbad\\x\n".utf8) + [0xFF, 0xFE, 0x0A, 0x00, 0x0A] + Array("\u{1B}[m\nalso\\\\good".utf8)
    folder.write(bytes, to: "name.history")
    #expect(try HistoryDirectory(path: folder.path).entries(ofField: "name") == ["good", #"also\good"#])
  }

  @Test func somethingElseOfThatNameIsAnError() throws {
    mkdir(folder.path + "/name.history", 0o700)
    let path = folder.path + "/name.history"
    #expect(throws: HistoryError(.read, path: path, errno: EINVAL)) {
      try HistoryDirectory(path: folder.path).entries(ofField: "name")
    }
    #expect(throws: HistoryError(.read, path: path, errno: EINVAL)) {
      try HistoryDirectory(path: folder.path).add("one", toField: "name")
    }
  }

  @Test func aFIFOIsNotWaitedFor() throws {
    mkfifo(folder.path + "/name.history", 0o600)
    #expect(throws: HistoryError.self) { try HistoryDirectory(path: folder.path).entries(ofField: "name") }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let path = folder.write("a file", to: "taken") + "/history"
    #expect(throws: HistoryError.self) { try HistoryDirectory(path: path).add("one", toField: "name") }
  }

  @Test func aHeldLockIsWaitedForAndThenAnError() throws {
    _ = try directory.add("one", toField: "name")
    let lock = try HistoryLock(folder: directory.path)
    #expect(throws: HistoryError(.lock, path: directory.path + "/.lock", errno: EWOULDBLOCK)) {
      try directory.add("two", toField: "name")
    }
    lock.release()
    #expect(try directory.add("two", toField: "name") == ["one", "two"])
  }
}
