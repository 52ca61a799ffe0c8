import Foundation
import Testing

extension Sandbox {
  /// The stored accounts as `account|name|email|role`, in the order in which they are listed.
  var stored: [String] {
    get async throws {
      let run = try await accounts("list", "--plain")
      try #require(run.exit == .status(0), "\(run.errors)")
      return run.output.split(separator: "\n").map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).dropLast().joined(separator: "|")
      }
    }
  }

  /// Stores an account, as a script does.
  func store(
    _ account: String, name: String = "Somebody", email: String = "somebody@example.org",
    role: String = "reader",
    password: String = "correct horse"
  ) async throws {
    let run = try await accounts(
      "add", input: .text("\(account)\n\(name)\n\(email)\n\(role)\n\(password)\n"))
    try #require(run.exit == .status(0), "\(run.errors)")
  }

  /// Whether `password` is the account's.
  func isPassword(_ password: String, of account: String) async throws -> Bool {
    try await accounts("verify", account, "--password-stdin", input: .text("\(password)\n")).exit
      == .status(0)
  }

  /// The permissions of a file in the sandbox.
  func mode(of name: String) throws -> Int {
    var facts = stat()
    try SystemError.check("stat \(name)", result: stat("\(path)/\(name)", &facts))
    return Int(facts.st_mode & 0o777)
  }
}

extension String {
  /// The text with `NOW` in the place of every moment in UTC.
  var withoutMoments: String { replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "NOW") }
}
