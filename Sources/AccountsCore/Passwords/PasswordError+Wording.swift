import TerminalIO

nonisolated extension PasswordError: ReportableError {
  /// How the program exits.
  public var exitStatus: ExitStatus {
    switch self {
    case .unhashable: .badData
    case .methodUnavailable, .unknownHash, .failed: .unavailable
    }
  }

  /// What happened and what to do.
  public var messages: [String] {
    switch self {
    case .unhashable:
      ["a password has at most \(AccountRules.passwordByteLimit) bytes, and no NUL"]
    case .methodUnavailable(let method, let errno):
      ["libcrypt makes no \(method) hashes here: \(systemMessage(errno))"]
    case .unknownHash:
      ["the stored password hash is of a kind that libcrypt does not know here"]
    case .failed(let errno):
      ["the password could not be hashed: \(systemMessage(errno))"]
    }
  }
}
