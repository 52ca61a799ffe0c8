import TerminalIO

nonisolated extension OutputError: ReportableError {
  /// How the program exits.
  public var exitStatus: ExitStatus {
    switch self {
    case .closed: .brokenPipe
    case .failed: .inputOutput
    }
  }

  /// What happened.
  ///
  /// A reader that has seen enough (`accounts list | head -1`) is told nothing.
  public var messages: [String] {
    switch self {
    case .closed: []
    case .failed(let errno): ["the answer could not be written: \(systemMessage(errno))"]
    }
  }
}
