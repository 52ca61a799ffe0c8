import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditorError: CustomStringConvertible {
  /// The sentence that a person reads.
  public var description: String {
    switch self {
    case .notATerminal: "the input is not a terminal"
    case .plainTerminal(nil): "TERM is not set: whole lines are read"
    case .plainTerminal(let name?): "the terminal \"\(name)\" cannot edit a line: whole lines are read"
    case .switchedOff: ".editrc says \"edit off\": whole lines are read"
    case .engine(let errno): "the line editor cannot start: \(systemMessage(errno))"
    }
  }
}

extension HistoryError: CustomStringConvertible {
  /// The sentence that a person reads.
  public var description: String {
    switch (action, errno) {
    case (.lock, EWOULDBLOCK): "cannot remember answers: another program keeps \(path) locked"
    case (.makeFolder, _): "cannot make the history folder \(path): \(systemMessage(errno))"
    case (.lock, _): "cannot lock the history with \(path): \(systemMessage(errno))"
    case (.read, _): "cannot read the history \(path): \(systemMessage(errno))"
    case (.write, _): "cannot save the history \(path): \(systemMessage(errno))"
    }
  }
}
