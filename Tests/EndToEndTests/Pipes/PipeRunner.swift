import Foundation

/// Feeds a program and collects what it writes, on a thread that may block.
actor PipeRunner {
  private let thread = OwnThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  func run(
    _ path: String, _ arguments: [String], environment: [String: String], input: StandardInput,
    output: StandardOutput, limit: Duration
  ) throws -> PipeRun {
    var wiring = try Wiring(input: input, output: output)
    defer { wiring.closeAll() }
    let child = try ChildProcess(
      path: path, arguments: arguments, environment: environment, redirections: wiring.redirections)
    wiring.closeProgramsEnds()
    do {
      let deadline = ContinuousClock.now + limit
      while true {
        if wiring.isDone, let exit = try child.exitIfEnded() {
          return PipeRun(
            exit: exit, outputBytes: wiring.output.bytes, errorBytes: wiring.errors.bytes)
        }
        guard ContinuousClock.now < deadline else {
          throw StillRunning(
            program: path, limit: limit, output: wiring.output.bytes, errors: wiring.errors.bytes)
        }
        try wiring.passSomething()
      }
    } catch {
      child.kill()
      throw error
    }
  }
}
