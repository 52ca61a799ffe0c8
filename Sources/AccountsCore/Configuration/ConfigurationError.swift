/// What is wrong with the file of settings: the facts; `ConfigurationError+Wording.swift` owns the sentences.
nonisolated public struct ConfigurationError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// The file is there and cannot be read; the system's error number.
    case unreadable(errno: Int32)
    /// It is a pipe or a device.
    case noFile
    /// The file is longer than this many bytes.
    case tooLong(limit: Int)
    /// The line is not UTF-8.
    case notText
    /// The line sets nothing.
    case noSetting(String)
    /// No setting is called like this; the nearest that is.
    case unknownSetting(String, nearest: String?)
    /// The setting stands there twice.
    case repeated(String)
    /// The setting has no such value; those that it has.
    case unknownValue(String, setting: String, choices: String)
  }

  /// The file.
  public var path: String
  /// The line, from 1; `nil` where it is about the whole file.
  public var line: Int?
  /// What was wrong.
  public var reason: Reason

  /// An error of the file of settings.
  public init(path: String, line: Int?, reason: Reason) {
    self.path = path
    self.line = line
    self.reason = reason
  }
}
