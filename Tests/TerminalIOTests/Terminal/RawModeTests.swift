import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct RawModeTests {
  @Test func keysArriveOneByOneAndAsTheyWereTyped() throws {
    let terminal = PseudoTerminal()
    let raw = RawMode(terminal.program)
    try raw.enter()
    for typed in ["a", "\r", "\n", "\u{13}", "\u{11}", "\u{16}", "\u{4}"] {
      terminal.type(typed)
      try #require(terminal.isReadable)
      var bytes: [UInt8] = [0, 0]
      #expect(read(terminal.program, &bytes, 2) == 1)
      #expect(bytes.first == typed.utf8.first)
    }
    #expect(terminal.shown() == "")
  }

  @Test func signalsAndOutputStayAsTheyWere() throws {
    let terminal = PseudoTerminal()
    let before = terminal.settings
    let raw = RawMode(terminal.program)
    try raw.enter()
    #expect(terminal.settings.has(ISIG))
    #expect(!terminal.settings.has(IEXTEN))
    #expect(terminal.settings.output == before.output)
    #expect(terminal.settings.control == before.control)
  }

  @Test func theLastLeavePutsTheTerminalBack() throws {
    let terminal = PseudoTerminal()
    let before = terminal.settings
    let raw = RawMode(terminal.program)
    try raw.enter()
    let inside = terminal.settings
    #expect(inside != before)
    try raw.enter()
    try raw.leave()
    #expect(terminal.settings == inside)
    try raw.leave()
    #expect(terminal.settings == before)
    try raw.leave()
    #expect(terminal.settings == before)
  }

  @Test func itsEndPutsTheTerminalBack() throws {
    let terminal = PseudoTerminal()
    let before = terminal.settings
    do {
      let raw = RawMode(terminal.program)
      try raw.enter()
      try raw.enter()
      #expect(terminal.settings != before)
    }
    #expect(terminal.settings == before)
  }

  @Test func typeAheadIsKept() throws {
    let terminal = PseudoTerminal()
    terminal.type("ab\n")
    try #require(terminal.isReadable)
    let raw = RawMode(terminal.program)
    try raw.enter()
    try #require(terminal.isReadable)
    var bytes: [UInt8] = [0, 0, 0]
    #expect(read(terminal.program, &bytes, 2) == 2)
    #expect(bytes.prefix(2) == [97, 98])
  }

  @Test func aPipeIsRefused() throws {
    let pipe = Pipe()
    let raw = RawMode(pipe.readEnd)
    #expect(throws: TerminalError.notATerminal(descriptor: pipe.readEnd)) { try raw.enter() }
    #expect(raw.depth == 0)
    #expect(TerminalError.notATerminal(descriptor: 3).description == "descriptor 3 is not a terminal")
    #expect(
      TerminalError.system(errno: EIO).description == "the terminal cannot be set: Input/output error")
  }
}
