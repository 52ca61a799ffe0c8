/// Why keys cannot be read one by one: the facts; `LineEditing+Wording.swift` owns the sentences.
public enum LineEditorError: Error, Equatable, Sendable {
  /// The input is not a terminal.
  case notATerminal
  /// The terminal cannot move its cursor (`TERM` is unset, `dumb` or `emacs`).
  case plainTerminal(name: String?)
  /// The user switched editing off (`edit off` in `.editrc`).
  case switchedOff
  /// libedit could not be started: no memory, or no file descriptor; the system's error number.
  case engine(errno: Int32)
}
