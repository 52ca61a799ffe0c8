import Glibc

/// The memory of an idle form: what is resident, and what of it is the program's alone.
func measureIdleMemory() throws -> [Measurement] {
  let workspace = try Workspace()
  let terminal = try PseudoTerminal()
  let child = try Child(
    [try builtProgram("accounts"), "add"], environment: workspace.environment, terminal: terminal.name)
  defer { try? child.terminate() }
  try terminal.awaitText("Account name")
  terminal.drain(quiet: 200)
  let resident = try kilobytes(of: child, named: "Rss:")
  let own = try kilobytes(of: child, named: "Private_Dirty:")
  return [
    Measurement(
      name: "an idle form, resident (beside: its own pages)", value: resident / 1024, peer: own / 1024,
      unit: "MB")
  ]
}

/// A row of the program's memory map, summed up.
func kilobytes(of child: Child, named name: String) throws -> Double {
  guard let file = fopen("/proc/\(child.pid)/smaps_rollup", "r") else {
    throw BenchmarkFailure("the program ended before it was measured")
  }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), file) != nil {
    let text = line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard text.hasPrefix(name) else { continue }
    return Double(text.dropFirst(name.count).filter(\.isNumber)) ?? 0
  }
  throw BenchmarkFailure("no \(name) in smaps_rollup")
}
