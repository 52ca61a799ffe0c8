import Glibc

/// Where the program keeps its files, by the XDG Base Directory Specification 0.8.
nonisolated public struct AccountsPaths: Hashable, Sendable {
  /// The folder of the store: `$XDG_DATA_HOME/accounts`, else `~/.local/share/accounts`.
  public let data: String
  /// The folder of what may be lost, such as histories: `$XDG_STATE_HOME/accounts`, else
  /// `~/.local/state/accounts`.
  public let state: String
  /// The folder of the user's settings: `$XDG_CONFIG_HOME/accounts`, else `~/.config/accounts`.
  public let config: String

  /// The store that is used where `--store` names no other.
  public var store: String { data + "/accounts.sqlite" }

  /// The file of the user's settings.
  public var configuration: String { config + "/config" }

  /// The folders for an environment.
  ///
  /// A relative `XDG_` path is ignored, as the specification demands.
  ///
  /// - Throws: `CommandError.noHome` where neither the environment nor the user database knows a home,
  ///   `.variableNotText` where a variable that is needed is not UTF-8.
  public init(environment: Environment) throws(CommandError) {
    data = try Self.folder("XDG_DATA_HOME", below: ".local/share", environment)
    state = try Self.folder("XDG_STATE_HOME", below: ".local/state", environment)
    config = try Self.folder("XDG_CONFIG_HOME", below: ".config", environment)
  }

  private static func folder(
    _ variable: String, below fallback: String, _ environment: Environment
  ) throws(CommandError) -> String {
    if let base = try environment.path(variable), base.hasPrefix("/") { return base + "/accounts" }
    guard let home = try environment.path("HOME") ?? homeOfUser() else { throw .noHome }
    return home + "/" + fallback + "/accounts"
  }

  /// The home that the user database names for whoever runs the program; `nil` where that is no text.
  private static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    guard let path = String(validatingCString: home), !path.isEmpty else { return nil }
    return path
  }
}
