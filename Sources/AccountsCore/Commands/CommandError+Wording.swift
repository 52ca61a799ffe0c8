import TerminalIO

nonisolated extension CommandError: ReportableError {
  /// How the program exits.
  public var exitStatus: ExitStatus {
    switch self {
    case .noHome, .variableNotText, .needsConfirmation, .passwordStdinIsTerminal: .usage
    case .noStore, .passwordFile: .noInput
    case .noAccount: .noAccount
    case .declined: .declined
    }
  }

  /// What happened and what to do.
  public var messages: [String] {
    switch self {
    case .noHome:
      ["no home folder is known: set HOME or XDG_DATA_HOME, or name the store with --store PATH"]
    case .variableNotText(let name):
      ["the environment variable \(name) is not UTF-8: set it to another path"]
    case .noStore(let path):
      ["\(path): there is no such store; accounts --store PATH add makes one"]
    case .noAccount(let name):
      ["there is no account named \"\(name)\""]
    case .needsConfirmation(let account):
      ["nobody can be asked whether to remove \"\(account)\": say so with --yes"]
    case .declined:
      ["nothing was removed"]
    case .passwordFile(let path, let errno):
      ["\(path): the password cannot be read: \(systemMessage(errno))"]
    case .passwordStdinIsTerminal:
      ["--password-stdin: standard input is a terminal, which would show the password: pipe it in"]
    }
  }
}
