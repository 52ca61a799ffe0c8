import Formline
import Glibc

nonisolated extension Configuration {
  /// A file of settings is never longer than this, in bytes.
  static let limit = 1 << 16

  /// The settings of a file; none where there is no file.
  ///
  /// - Throws: `ConfigurationError`, with the line where something is wrong.
  public init(path: String) throws(ConfigurationError) {
    // A pipe must not be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      let number = errno
      if number == ENOENT || number == ENOTDIR {
        self.init()
        return
      }
      throw ConfigurationError(path: path, line: nil, reason: .unreadable(errno: number))
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, ![S_IFIFO, S_IFCHR, S_IFSOCK].contains(facts.st_mode & S_IFMT) else {
      throw ConfigurationError(path: path, line: nil, reason: .noFile)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= Self.limit {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw ConfigurationError(path: path, line: nil, reason: .unreadable(errno: errno))
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard bytes.count <= Self.limit else {
      throw ConfigurationError(path: path, line: nil, reason: .tooLong(limit: Self.limit))
    }
    try self.init(bytes, path: path)
  }

  /// The settings of a text: `NAME = VALUE`, one a line; empty lines and those that begin with `#` say nothing.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8, with LF or CRLF.
  ///   - path: The file's name, for errors.
  /// - Throws: `ConfigurationError` for what is no setting or has no such value: a setting that is not heard
  ///   would be a surprise later.
  init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    var seen: Set<Setting> = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      func failure(_ reason: ConfigurationError.Reason) -> ConfigurationError {
        ConfigurationError(path: path, line: index + 1, reason: reason)
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw failure(.notText) }
      let line = AccountRules.trimmed(text)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw failure(.noSetting(line)) }
      let name = AccountRules.trimmed(String(parts[0]))
      guard let setting = Setting(rawValue: name) else {
        let nearest = Spelling.nearest(to: name, among: Setting.allCases, name: \.rawValue)
        throw failure(.unknownSetting(name, nearest: nearest?.rawValue))
      }
      guard seen.insert(setting).inserted else { throw failure(.repeated(name)) }
      let value = AccountRules.trimmed(String(parts[1]))
      guard take(setting, value) else {
        throw failure(.unknownValue(value, setting: name, choices: setting.choices))
      }
    }
  }

  private mutating func take(_ setting: Setting, _ value: String) -> Bool {
    switch setting {
    case .theme:
      theme = try? Theme.named(value)
      return theme != nil
    case .groupBy:
      grouping = Grouping(rawValue: value)
      return grouping != nil
    case .motion:
      hasMotion = ["full": true, "reduced": false][value]
      return hasMotion != nil
    }
  }
}
