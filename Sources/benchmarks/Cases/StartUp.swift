/// Start to end of `accounts --version`, beside a C program that does nothing, in turn.
func measureStartUp(rounds: Int = 200) throws -> [Measurement] {
  let workspace = try Workspace()
  let accounts = try builtProgram("accounts")
  let nothing = try compileNothing(in: workspace)
  var ours: [Double] = []
  var theirs: [Double] = []
  for _ in 0..<rounds {
    ours.append(try run([accounts, "--version"], in: workspace))
    theirs.append(try run([nothing], in: workspace))
  }
  return [
    Measurement(
      name: "accounts --version, median of \(rounds)", value: ours.median / 1e6, peer: theirs.median / 1e6,
      unit: "ms")
  ]
}

private func run(_ command: [String], in workspace: Workspace) throws -> Double {
  try nanoseconds {
    let status = try Child(command, environment: workspace.environment).wait()
    guard status == 0 else { throw BenchmarkFailure("\(command[0]) ended with \(status)") }
  }
}

private func compileNothing(in workspace: Workspace) throws -> String {
  let source = try workspace.file("nothing.c", "int main(void) { return 0; }\n")
  let program = workspace.path + "/nothing"
  var environment = workspace.environment
  environment["TMPDIR"] = workspace.path
  guard try Child(["cc", "-O2", "-o", program, source], environment: environment).wait() == 0 else {
    throw BenchmarkFailure("cc cannot compile the empty program")
  }
  return program
}
