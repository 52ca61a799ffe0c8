/// Why a terminal could not be set: the facts.
public enum TerminalError: Error, Equatable {
  /// The descriptor is no terminal.
  case notATerminal(descriptor: Int32)
  /// The system refused; its error number.
  case system(errno: Int32)
}
