import Foundation
import Testing

/// Stores that cannot be used.
@Suite(.endToEnd) struct StoreFaultTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let script = StandardInput.text("taro\nT\nt@t.org\n\ncorrect horse\n")

  @Test func aPathBelowAFileCannotBeMade() async throws {
    let file = try sandbox.write("", to: "file")
    let run = try await sandbox.accounts("--store", "\(file)/store", "add", input: Self.script)
    #expect(run.errors == "accounts: \(file)/store: the store cannot be created: Not a directory\n")
    #expect(run.exit == .status(73))
    #expect(run.output == "")
  }

  @Test(arguments: ["/proc/accounts.sqlite", "/proc/1/accounts.sqlite"])
  func aPlaceThatCannotBeWrittenIsTold(_ path: String) async throws {
    let run = try await sandbox.accounts("--store", path, "add", input: Self.script)
    #expect(run.errors == "accounts: \(path): the store cannot be created: No such file or directory\n")
    #expect(run.exit == .status(73))
  }

  @Test func aDataFolderThatIsAFileIsTold() async throws {
    try sandbox.write("", to: "data/accounts")
    let run = try await sandbox.accounts("add", input: Self.script)
    #expect(run.exit == .status(73))
    #expect(run.errors == "accounts: \(sandbox.store): the store cannot be created: Not a directory\n")
  }

  /// `ulimit -f` counts in blocks of 512 bytes: a store has 8192 bytes before its first account.
  @Test(arguments: [0, 1, 4, 8, 15])
  func aFileThatMayGrowNoFurtherIsTold(blocks: Int) async throws {
    let run = try await PipeRun.of(
      "/bin/sh", ["-c", "ulimit -f \(blocks); exec accounts add"], in: sandbox, input: Self.script)
    #expect(run.exit == .status(74))
    #expect(run.errors.hasPrefix("accounts: \(sandbox.store): "))
    #expect(run.errors.hasSuffix("; nothing was changed\n"))
    #expect(run.output == "")
    #expect(try await sandbox.accounts("add", input: Self.script).exit == .status(0))
  }

  @Test func aPersonIsToldBeforeAnythingIsAsked() async throws {
    try sandbox.write("", to: "data/accounts")
    let form = try await FormRun.start(in: sandbox, columns: 200)
    try await form.ends(with: 73)
    #expect(
      try await form.terminal.screen.text
        == "accounts: \(sandbox.store): the store cannot be created: Not a directory\n[exit 73]")
  }

  @Test func whatIsNoStoreIsLeftAlone() async throws {
    let file = try sandbox.write(String(repeating: "This is a letter.\n", count: 100), to: "letter")
    let before = try sandbox.read("letter")
    for command in [["add"], ["list"], ["remove", "--yes", "taro"]] {
      let run = try await PipeRun.of(
        BuiltProgram.accounts, ["--store", file] + command, in: sandbox, input: Self.script)
      #expect(run.errors == "accounts: \(file): not a store of accounts: name another file with --store\n")
      #expect(run.exit == .status(65))
    }
    #expect(try sandbox.read("letter") == before)
  }

  @Test func aStoreThatAnotherProcessKeepsIsBusy() async throws {
    try await sandbox.store("taro")
    let lock = try FileLock(on: sandbox.store)
    async let adding = sandbox.accounts("add", input: .text("jiro\nJ\nj@j.org\n\ncorrect horse\n"))
    async let listing = sandbox.accounts("list")
    for run in try await [adding, listing] {
      #expect(
        run.errors
          == "accounts: \(sandbox.store): another process kept the store for more than 5 s: try again\n")
      #expect(run.exit == .status(75))
      #expect(run.output == "")
    }
    lock.release()
    #expect(try await sandbox.stored == ["taro|Somebody|somebody@example.org|reader"])
  }

  @Test func twoAddsOfOneNameAtOnceStoreOne() async throws {
    let scripts = ["first", "second", "third", "fourth"].map { "taro\n\($0)\nt@t.org\n\ncorrect horse\n" }
    let sandbox = sandbox
    let runs = try await withThrowingTaskGroup(of: PipeRun.self) { group in
      for script in scripts {
        group.addTask { try await sandbox.accounts("add", input: .text(script)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let winners = runs.filter { $0.exit == .status(0) }
    let losers = runs.filter { $0.exit == .status(65) }
    #expect(winners.map(\.output) == ["Added taro.\n"])
    #expect(
      losers.map(\.errors) == Array(repeating: "accounts: stdin:1: account: \"taro\" is taken\n", count: 3))
    #expect(try await sandbox.stored.count == 1)
  }

  @Test func addsOfManyNamesAtOnceStoreAll() async throws {
    let sandbox = sandbox
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 { group.addTask { try await sandbox.store("taro\(number)") } }
      try await group.waitForAll()
    }
    #expect(try await sandbox.stored.map { $0.prefix(5) } == (1...8).map { "taro\($0)" })
  }

  @Test func theHashIsYescryptAndTheSecretIsInNoFile() async throws {
    try await sandbox.store("taro", password: "geheim-geheim")
    for file in sandbox.files {
      #expect(try !sandbox.read(file).contains(Array("geheim-geheim".utf8)), "\(file)")
    }
    #expect(try sandbox.read("data/accounts/accounts.sqlite").contains(Array("$y$".utf8)))
  }
}

/// Keeps a store as another process does that uses SQLite: by a lock on the bytes that SQLite agrees upon (its file
/// format document, 1.2 and 4: the page at 1 GiB holds the locks).
private struct FileLock {
  private let descriptor: Int32

  init(on path: String) throws {
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    try SystemError.check("open \(path)", result: descriptor)
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    try SystemError.check("fcntl", result: fcntl(descriptor, F_SETLK, &lock))
  }

  func release() { close(descriptor) }
}
