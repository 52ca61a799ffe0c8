import Glibc
public import TerminalIO

nonisolated extension PasswordOrigin {
  /// The password: the only line of the file, or of standard input, without its end.
  ///
  /// It is read to its end, since a second line is an error. A form that reads its other answers from standard
  /// input too reads the password there itself.
  ///
  /// - Parameter input: the descriptor of standard input.
  /// - Returns: the password, the only copy of it.
  /// - Throws: `InputError` with the place where it was wrong, `CommandError.passwordFile`, or
  ///   `CommandError.passwordStdinIsTerminal`.
  public func read(input: Int32) throws -> Secret {
    switch self {
    case .standardInput:
      // A terminal would show it.
      guard isatty(input) == 0 else { throw CommandError.passwordStdinIsTerminal }
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
