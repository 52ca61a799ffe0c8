import Glibc

/// Somebody who looks at a list on a terminal: presses a key, and waits until nothing more is painted.
struct Reader {
  /// How long nothing comes before a frame counts as whole, in milliseconds.
  private static let quiet: Int32 = 30
  private let terminal: PseudoTerminal
  private let child: Child

  /// From the program's start to its first frame.
  let firstFrame: Elapsed
  /// From there until it rested.
  let preparation: Elapsed

  /// Starts `accounts`, and waits until it rests.
  init(_ arguments: [String], _ workspace: Workspace) throws {
    terminal = try PseudoTerminal()
    let start = ContinuousClock.now
    child = try Child(
      [try builtProgram("accounts")] + arguments, environment: workspace.environment, terminal: terminal.name)
    try terminal.awaitText("accounts")
    let (shown, shownCPU) = (nanoseconds(since: start), try cpuNanoseconds(of: child))
    firstFrame = Elapsed(milliseconds: shown / 1e6, cpuMilliseconds: shownCPU / 1e6)
    var (rested, restedCPU) = (shown, shownCPU)
    while true {
      terminal.drain(quiet: 200)
      let cpu = try cpuNanoseconds(of: child)
      // Looking into the store twice a second takes less.
      if cpu - restedCPU < 2e6 { break }
      (rested, restedCPU) = (nanoseconds(since: start), cpu)
    }
    preparation = Elapsed(
      milliseconds: (rested - shown) / 1e6, cpuMilliseconds: (restedCPU - shownCPU) / 1e6)
  }

  /// From a key to the last byte of its frame.
  func press(_ key: String) throws -> Elapsed {
    let before = try cpuNanoseconds(of: child)
    guard let time = terminal.awaitFrame(after: key, quiet: Self.quiet) else {
      throw BenchmarkFailure("nothing was shown for \(key.debugDescription)")
    }
    return Elapsed(
      milliseconds: time / 1e6, cpuMilliseconds: (try cpuNanoseconds(of: child) - before) / 1e6)
  }

  /// What of the program is resident.
  func residentMegabytes() throws -> Double { try kilobytes(of: child, named: "Rss:") / 1024 }

  /// Ends the program.
  func leave() { try? child.terminate() }
}

/// The processor time of a program so far, in nanoseconds (proc(5), schedstat).
private func cpuNanoseconds(of child: Child) throws -> Double {
  guard let file = fopen("/proc/\(child.pid)/schedstat", "r") else {
    throw BenchmarkFailure("the program ended before it was measured")
  }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { throw BenchmarkFailure("no schedstat") }
  return Double(atoll(line))
}
