/// A command by its name; the raw value is what is written.
nonisolated public enum CommandName: String, CaseIterable, Hashable, Sendable {
  /// Enters an account.
  case add
  /// Shows all accounts, to look through and to change.
  case browse
  /// Writes all accounts.
  case list
  /// Writes one account.
  case show
  /// Removes an account.
  case remove
  /// Checks a password.
  case verify
  /// Explains a command.
  case help
  /// Says the version.
  case version

  /// The options that it takes beside the common ones, in the order in which its help shows them.
  public var options: [Option] {
    switch self {
    case .add: [.account, .name, .email, .role, .passwordStdin, .passwordFile]
    case .browse: [.groupBy, .theme]
    case .list: [.json, .plain, .table]
    case .show: [.json, .plain]
    case .remove: [.yes]
    case .verify: [.passwordStdin, .passwordFile]
    case .help, .version: []
    }
  }

  /// What stands behind it; `nil` where nothing may.
  public var operand: String? {
    switch self {
    case .show, .remove, .verify: "NAME"
    case .help: "[COMMAND]"
    case .add, .browse, .list, .version: nil
    }
  }
}
