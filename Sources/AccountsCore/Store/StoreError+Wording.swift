import TerminalIO

nonisolated extension StoreError: ReportableError {
  /// How the program exits.
  public var exitStatus: ExitStatus {
    switch reason {
    case .taken, .newerSchema, .foreign, .notADatabase, .damaged: .badData
    case .busy: .busy
    case .cannotCreate, .danglingLink, .readOnly: .cannotCreate
    case .cannotOpen: .noInput
    case .full, .inputOutput, .moved: .inputOutput
    case .failed: .internalError
    }
  }

  /// What happened to which file, and what to do.
  public var messages: [String] {
    switch reason {
    case .taken(let account): ["an account named \"\(account)\" is stored already"]
    default: ["\(path): \(sentence)"]
    }
  }

  private var sentence: String {
    switch reason {
    case .taken(let account):
      "an account named \"\(account)\" is stored already"
    case .busy(let seconds):
      "another process kept the store for more than \(shown(seconds)): try again"
    case .newerSchema(let version, let known):
      "made by a newer version of accounts (schema \(version), known here up to \(known)): use that one"
    case .foreign:
      "a database of another program, not a store of accounts: name another file with --store"
    case .notADatabase:
      "not a store of accounts: name another file with --store"
    case .damaged(let detail):
      "the store is damaged (\(detail)): restore it from a copy"
    case .cannotCreate(let errno):
      "the store cannot be created: \(systemMessage(errno))"
    case .cannotOpen(let errno):
      "the store cannot be opened: \(systemMessage(errno))"
    case .danglingLink:
      "the store is a link to a file that is not there: make that file, or remove the link"
    case .moved:
      "the store was removed or replaced meanwhile; nothing was changed: start again"
    case .readOnly:
      "the store may not be written: make it and its folder writable"
    case .full:
      "the disk is full; nothing was changed"
    case .inputOutput(let detail):
      "reading or writing failed (\(detail)); nothing was changed"
    case .failed(let code, let detail):
      "SQLite failed: \(detail) (code \(code))"
    }
  }

  private func shown(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
