#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether a terminal will do.
extension LineEditor {
  /// Throws why keys cannot be read one by one from `input`, as far as that can be told without libedit: no terminal,
  /// or one whose `TERM` says that it cannot move its cursor. (`edit off` in `.editrc` is found by `init`.)
  public static func checkTerminal(_ input: Int32) throws(LineEditorError) {
    guard isatty(input) == 1 else { throw .notATerminal }
    guard let name = getenv("TERM").map({ String(cString: $0) }), !name.isEmpty else {
      throw .plainTerminal(name: nil)
    }
    if ["dumb", "emacs"].contains(name) { throw .plainTerminal(name: name) }
  }
}
