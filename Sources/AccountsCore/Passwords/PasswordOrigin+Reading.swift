import Glibc
public import TerminalIO

nonisolated extension PasswordOrigin {
  /// The password: the only line of the file, or of standard input, without its end.
  ///
  /// What is no terminal is read to its end, since a second line is an error. A form that reads its other
  /// answers from standard input too reads the password there itself.
  ///
  /// - Parameter input: the descriptor of standard input.
  /// - Returns: the password, the only copy of it.
  /// - Throws: `InputError` with the place where it was wrong, or `CommandError.passwordFile`.
  public func read(input: Int32) throws -> Secret {
    switch self {
    case .standardInput:
      return try onlyLine(of: input, name: "stdin")
    case .file(let path):
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw CommandError.passwordFile(path: path, errno: errno) }
      defer { close(file) }
      return try onlyLine(of: file, name: path)
    }
  }

  private func onlyLine(of descriptor: Int32, name: String) throws(InputError) -> Secret {
    let reader = ScriptReader(descriptor: descriptor, name: name, limit: AccountRules.passwordByteLimit)
    do throws(InputError) {
      guard let line = try reader.nextLine() else { throw reader.error(.missingAnswer, line: 1) }
      guard !line.content.isEmpty else { throw reader.error(.required, line: 1) }
      // A terminal would wait for another line.
      if isatty(descriptor) == 1 { return line.content }
      guard try reader.isAtEnd() else { throw reader.error(.leftOver, line: 2) }
      return line.content
    } catch {
      throw InputError(location: error.location, field: AccountField.password.rawValue, reason: error.reason)
    }
  }
}

nonisolated extension ScriptReader {
  fileprivate func error(_ reason: InputError.Reason, line: Int) -> InputError {
    InputError(location: InputLocation(file: name, line: line), field: nil, reason: reason)
  }
}
