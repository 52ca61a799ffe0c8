import AccountsCore
import Glibc
import TerminalIO
import TestSupport

/// The program run in this process, with files in place of its descriptors, in a home of its own.
final class ProgramRun {
  let folder = TemporaryFolder()
  /// The store that the program uses by itself.
  var storePath: String { folder.file("data/accounts/accounts.sqlite") }

  /// What a run left behind.
  struct Outcome: Equatable {
    var status: ExitStatus
    var output = ""
    var messages = ""
  }

  /// Makes the store and puts accounts in it; every password is `correct horse`.
  @discardableResult func store(_ accounts: Account...) throws -> SQLiteAccountStore {
    let store = try SQLiteAccountStore(path: storePath)
    let hash = try PasswordHasher(cost: 1).hash(Secret(copying: "correct horse"))
    for account in accounts { try store.insert(account, passwordHash: hash) }
    return store
  }

  /// Runs the program on a command line; `input` is all of its standard input.
  func run(
    _ arguments: String..., input: String = "", add: @escaping AccountsProgram.Add = { _, _ in .success }
  ) -> Outcome {
    run(arguments, input: input, add: add)
  }

  /// Runs the program on a command line; `input` is all of its standard input.
  func run(_ arguments: [String], input: String, add: @escaping AccountsProgram.Add) -> Outcome {
    folder.write(input.utf8, to: "input")
    folder.write([], to: "output")
    folder.write([], to: "messages")
    var streams = StandardStreams()
    streams.input = open(folder.file("input"), O_RDONLY)
    streams.output = open(folder.file("output"), O_WRONLY)
    streams.error = open(folder.file("messages"), O_WRONLY)
    defer { for descriptor in [streams.input, streams.output, streams.error] { close(descriptor) } }
    let status = run(arguments, streams: streams, add: add)
    return Outcome(
      status: status, output: String(decoding: folder.read("output"), as: UTF8.self),
      messages: String(decoding: folder.read("messages"), as: UTF8.self))
  }

  /// Runs the program with descriptors of the caller's.
  func run(
    _ arguments: [String], streams: StandardStreams, add: @escaping AccountsProgram.Add = { _, _ in .success }
  ) -> ExitStatus {
    AccountsProgram(
      environment: Environment(["HOME": folder.path, "XDG_DATA_HOME": folder.file("data")]), streams: streams,
      hasher: PasswordHasher(cost: 1), now: { Timestamp(seconds: 1_700_000_000) }, add: add
    )
    .run(arguments: arguments)
  }
}
