/// An option of the command line; the raw value is its name behind the two hyphens.
nonisolated public enum Option: String, CaseIterable, Hashable, Sendable {
  /// Names the file of the store.
  case store
  /// Explains and does nothing.
  case help
  /// Says the version and does nothing.
  case version
  /// Looks for what leaked when all is done; for those who work on the program.
  case checkLeaks = "check-leaks"
  /// Gives the account's name, which is then not asked.
  case account
  /// Gives the person's name, which is then not asked.
  case name
  /// Gives the e-mail address, which is then not asked.
  case email
  /// Gives the role, which is then not asked.
  case role
  /// Takes the password from a line of standard input.
  case passwordStdin = "password-stdin"
  /// Takes the password from the line of a file.
  case passwordFile = "password-file"
  /// Says what makes the sections.
  case groupBy = "group-by"
  /// Chooses the colours.
  case theme
  /// Writes JSON.
  case json
  /// Writes tab-separated columns.
  case plain
  /// Writes aligned columns.
  case table
  /// Answers the question beforehand.
  case yes

  /// As it is written: `--store`.
  public var spelling: String { "--" + rawValue }

  /// What its value stands for; `nil` for an option without a value.
  public var placeholder: String? {
    switch self {
    case .store, .passwordFile: "PATH"
    case .account, .name: "NAME"
    case .email: "ADDRESS"
    case .role: "ROLE"
    case .groupBy: "WHAT"
    case .theme: "THEME"
    case .help, .version, .passwordStdin, .json, .plain, .table, .yes, .checkLeaks: nil
    }
  }

  /// The options that every command takes.
  public static let common: [Option] = [.store, .help, .version]

  /// The options that every command takes and no help names.
  public static let hidden: [Option] = [.checkLeaks]
}
