import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct TerminalFactsTests {
  @Test func aTerminalIsOneAndAPipeIsNot() {
    let terminal = PseudoTerminal()
    let pipe = Pipe()
    #expect(isTerminal(terminal.program))
    #expect(!isTerminal(pipe.readEnd))
    #expect(!isTerminal(-1))
  }

  @Test func theTerminalKnowsItsSize() {
    let terminal = PseudoTerminal()
    terminal.resize(columns: 132, rows: 43)
    let size = terminalSize(terminal.program) { _ in "7" }
    #expect(size == TerminalSize(columns: 132, rows: 43))
  }

  @Test(arguments: [
    (UInt16.max, UInt16.max, TerminalSize(columns: 10_000, rows: 10_000)),
    (10_000, 10_001, TerminalSize(columns: 10_000, rows: 10_000)),
    (20_000, 1, TerminalSize(columns: 10_000, rows: 1)),
  ])
  func aSizeBeyondAllReasonIsCut(columns: UInt16, rows: UInt16, size: TerminalSize) {
    let terminal = PseudoTerminal()
    terminal.resize(columns: columns, rows: rows)
    #expect(terminalSize(terminal.program) { _ in nil } == size)
  }

  @Test func aSizeThatTheTerminalDoesNotKnowComesFromTheEnvironment() {
    let terminal = PseudoTerminal()
    terminal.resize(columns: 0, rows: 43)
    let size = terminalSize(terminal.program) { ["COLUMNS": "100", "LINES": "50"][$0] }
    #expect(size == TerminalSize(columns: 100, rows: 43))
  }

  @Test(arguments: [
    (["COLUMNS": "100", "LINES": "50"], TerminalSize(columns: 100, rows: 50)),
    (["COLUMNS": "100"], TerminalSize(columns: 100, rows: 24)),
    (["COLUMNS": "0", "LINES": "-3"], TerminalSize(columns: 80, rows: 24)),
    (["COLUMNS": "wide", "LINES": ""], TerminalSize(columns: 80, rows: 24)),
    (["COLUMNS": "99999999"], TerminalSize(columns: 80, rows: 24)),
    (["COLUMNS": "65535", "LINES": "10001"], TerminalSize(columns: 10_000, rows: 10_000)),
    ([:], TerminalSize(columns: 80, rows: 24)),
  ])
  func aPipeHasTheSizeThatTheEnvironmentSays(environment: [String: String], size: TerminalSize) {
    let pipe = Pipe()
    #expect(terminalSize(pipe.readEnd) { environment[$0] } == size)
  }
}
