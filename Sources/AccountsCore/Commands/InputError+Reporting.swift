public import TerminalIO

nonisolated extension InputError: ReportableError {
  /// How the program exits: an input that gave nothing at all is told apart from one that gave something wrong.
  public var exitStatus: ExitStatus {
    switch reason {
    case .unreadable: .noInput
    case .missingAnswer where (location?.line ?? 1) <= 1: .noInput
    default: .badData
    }
  }

  /// Where what was wrong, in the toolkit's words.
  public var messages: [String] { ["\(self)"] }
}
