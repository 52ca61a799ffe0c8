import Glibc

/// Where the program keeps its files, by the XDG Base Directory Specification 0.8.
nonisolated public struct AccountsPaths: Hashable, Sendable {
  /// The folder of the store: `$XDG_DATA_HOME/accounts`, else `~/.local/share/accounts`.
  public let data: String
  /// The folder of what may be lost, such as histories: `$XDG_STATE_HOME/accounts`, else
  /// `~/.local/state/accounts`.
  public let state: String

  /// The store that is used where `--store` names no other.
  public var store: String { data + "/accounts.sqlite" }

  /// The folders for an environment.
  ///
  /// A relative `XDG_` path is ignored, as the specification demands.
  ///
  /// - Throws: `CommandError.noHome` where neither the environment nor the user database knows a home.
  public init(environment: Environment) throws(CommandError) {
    data = try Self.folder("XDG_DATA_HOME", below: ".local/share", environment)
    state = try Self.folder("XDG_STATE_HOME", below: ".local/state", environment)
  }

  private static func folder(
    _ variable: String, below fallback: String, _ environment: Environment
  ) throws(CommandError) -> String {
    if let base = environment[variable], base.hasPrefix("/") { return base + "/accounts" }
    guard let home = environment["HOME"] ?? homeOfUser() else { throw .noHome }
    return home + "/" + fallback + "/accounts"
  }

  /// The home that the user database names for whoever runs the program.
  private static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    let path = String(cString: home)
    return path.isEmpty ? nil : path
  }
}
