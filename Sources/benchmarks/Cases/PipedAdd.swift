import AccountsCore
import Formline

/// One `accounts add` from a script, beside what the password hash alone costs in this process.
@MainActor
func measurePipedAdd(rounds: Int = 30) throws -> [Measurement] {
  let workspace = try Workspace()
  let accounts = try builtProgram("accounts")
  var adds: [Double] = []
  var hashes: [Double] = []
  for round in 0..<rounds {
    let script = try workspace.file(
      "answers.txt", "user\(round)\nUser \(round)\nuser\(round)@example.org\neditor\nopen sesame \(round)\n")
    adds.append(
      try nanoseconds {
        let status = try Child([accounts, "add"], environment: workspace.environment, input: script).wait()
        guard status == 0 else { throw BenchmarkFailure("accounts add ended with \(status)") }
      })
    let secret = Secret(copying: "open sesame \(round)")
    hashes.append(try nanoseconds { _ = try PasswordHasher().hash(secret) })
  }
  return [
    Measurement(
      name: "accounts add from a pipe beside its hash, median of \(rounds)",
      value: (adds.median - hashes.median) / 1e6, peer: hashes.median / 1e6, unit: "ms")
  ]
}
