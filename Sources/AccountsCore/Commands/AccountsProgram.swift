import Formline
import HeapTrace

/// The program whole: arguments in, exit status out, and everything else through what it is given.
public struct AccountsProgram {
  /// The version that `accounts --version` says.
  public static let version = "0.1.0"

  /// What `accounts add` does: the form and its session.
  public typealias Add = (AddOptions, CommandContext) throws -> ExitStatus

  private let environment: Environment
  private let streams: StandardStreams
  private let hasher: PasswordHasher
  private let now: () -> Timestamp
  private let add: Add

  /// A program; without arguments beside `add` it works with the process's own environment and descriptors.
  ///
  /// - Parameters:
  ///   - environment: the environment variables.
  ///   - streams: the three descriptors.
  ///   - hasher: makes and checks password hashes.
  ///   - now: the clock that new accounts carry.
  ///   - add: what `accounts add` does.
  public init(
    environment: Environment = .process, streams: StandardStreams = StandardStreams(),
    hasher: PasswordHasher = PasswordHasher(), now: @escaping () -> Timestamp = { Timestamp.now },
    add: @escaping Add
  ) {
    self.environment = environment
    self.streams = streams
    self.hasher = hasher
    self.now = now
    self.add = add
  }

  /// Does what the arguments, without the program's name, ask for, and says how the program exits.
  ///
  /// The answer goes to standard output; every failure is told on standard error.
  public func run(arguments: [String]) -> ExitStatus {
    run { arguments }
  }

  /// Does the same for the arguments of the process, its name first, as they came in.
  ///
  /// Swift's own `CommandLine.arguments` repairs what is not UTF-8; here that is refused.
  public func run(argumentVector: ArgumentVector) -> ExitStatus {
    run { () throws(UsageError) in try ArgumentList.texts(of: argumentVector) }
  }

  private func run(_ arguments: () throws(UsageError) -> [String]) -> ExitStatus {
    let descriptor = streams.error
    Hooks.setReporter { MessageWriter(descriptor: descriptor).report($0) }
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments: arguments())
    } catch {
      return report(error)
    }
    let status = run(invocation)
    return invocation.checksLeaks ? checkLeaks() ?? status : status
  }

  private func run(_ invocation: Invocation) -> ExitStatus {
    do {
      let context = CommandContext(
        storePath: invocation.storePath, environment: environment, streams: streams, hasher: hasher, now: now)
      let status = try run(invocation.command, context)
      try context.output.flush()
      return status
    } catch {
      return report(error)
    }
  }

  private func run(_ command: Command, _ context: CommandContext) throws -> ExitStatus {
    switch command {
    case .add(let options): return try add(options, context)
    case .browse(let options): return try BrowseCommand.run(options, context)
    case .list(let format): return try ListCommand.run(format, context)
    case .show(let name, let format): return try ShowCommand.run(name, format, context)
    case .remove(let name, let isConfirmed):
      return try RemoveCommand.run(name, isConfirmed: isConfirmed, context)
    case .verify(let name, let origin): return try VerifyCommand.run(name, origin, context)
    case .help(let topic): try context.output.write(HelpText.text(for: topic))
    case .version: try context.output.write("accounts \(Self.version)\n")
    }
    return .success
  }

  /// Says what nothing refers to any more and is alive all the same; `nil` where that is nothing.
  private func checkLeaks() -> ExitStatus? {
    let messages = MessageWriter(descriptor: streams.error)
    do throws(TraceFailure) {
      guard let leaks = try Heap.leakReport() else { return nil }
      for line in leaks.description.split(separator: "\n") { messages.report(String(line)) }
      return .internalError
    } catch {
      messages.report("leaks cannot be looked for: \(error.reason)")
      return .unavailable
    }
  }

  private func report(_ error: any Error) -> ExitStatus {
    let messages = MessageWriter(descriptor: streams.error)
    guard let error = error as? any ReportableError else {
      messages.report("this should not have happened: \(error)")
      return .internalError
    }
    for message in error.messages { messages.report(message) }
    return error.exitStatus
  }
}
