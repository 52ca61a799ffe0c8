#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether `descriptor` is open on a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

private let mostCells = 10_000

/// The size of the terminal at `descriptor`, in cells.
///
/// What the system does not know, as for a pipe, is taken from `COLUMNS` and `LINES` as `environment` gives
/// them, and else is 80 columns and 24 rows. Each dimension is looked for by itself, and is at most 10,000: anybody
/// may set the size of a pseudo-terminal, and callers pad rows to it.
public func terminalSize(_ descriptor: Int32, environment: (String) -> String?) -> TerminalSize {
  var found = winsize()
  if ioctl(descriptor, UInt(TIOCGWINSZ), &found) != 0 { found = winsize() }
  func cells(_ known: UInt16, _ name: String, _ usual: Int) -> Int {
    if known > 0 { return min(Int(known), mostCells) }
    let told = environment(name).flatMap(UInt16.init) ?? 0
    return told > 0 ? min(Int(told), mostCells) : usual
  }
  return TerminalSize(
    columns: cells(found.ws_col, "COLUMNS", 80), rows: cells(found.ws_row, "LINES", 24))
}
