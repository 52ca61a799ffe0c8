import Testing

@testable import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One after the other: a process has one guard.
@Suite(.serialized) struct TerminalGuardTests {
  @Test func whatIsSwitchedIsWrittenOnce() {
    let terminal = PseudoTerminal()
    let keeper = TerminalGuard(input: terminal.program, output: terminal.program)
    keeper.bracketedPaste = true
    keeper.bracketedPaste = true
    #expect(terminal.shown() == "^[?2004h")
    keeper.mouse = true
    #expect(terminal.shown() == "^[?1002h^[?1006h")
    keeper.cursorIsHidden = true
    keeper.usesStyles = true
    #expect(terminal.shown() == "^[?25l")
    keeper.mouse = false
    keeper.bracketedPaste = false
    keeper.cursorIsHidden = false
    keeper.usesStyles = false
    keeper.usesStyles = false
    #expect(terminal.shown() == "^[?1006l^[?1002l^[?2004l^[?25h^[0m")
  }

  @Test func itsEndPutsBackWhatWasSwitchedAndNothingElse() throws {
    let terminal = PseudoTerminal()
    let before = terminal.settings
    let raw = RawMode(terminal.program)
    do {
      let keeper = TerminalGuard(input: terminal.program, output: terminal.program)
      try raw.enter()
      keeper.cursorIsHidden = true
      keeper.mouse = true
      keeper.mouse = false
      _ = terminal.shown()
      #expect(terminal.settings != before)
    }
    #expect(terminal.settings == before)
    #expect(terminal.shown() == "^[?25h")
  }

  @Test func anUntouchedTerminalIsLeftAlone() {
    let terminal = PseudoTerminal()
    do { _ = TerminalGuard(input: terminal.program, output: terminal.program) }
    #expect(terminal.shown() == "")
  }

  @Test func pipesGetTextAndNoSequence() {
    let pipe = Pipe()
    do {
      let keeper = TerminalGuard(input: pipe.readEnd, output: pipe.writeEnd)
      keeper.bracketedPaste = true
      keeper.cursorIsHidden = true
      keeper.usesStyles = true
      #expect(!keeper.bracketedPaste)
      keeper.write("日本\n")
    }
    #expect(pipe.received() == Array("日本\n".utf8))
  }

  @Test func aDumbTerminalGetsNoSequence() {
    let terminal = PseudoTerminal()
    do {
      let keeper = TerminalGuard(
        input: terminal.program, output: terminal.program, sendsSequences: false)
      keeper.cursorIsHidden = true
      keeper.mouse = true
      keeper.write("plain")
    }
    #expect(terminal.shown() == "plain")
  }

  @Test func whatTheSignalsDidBeforeComesBack() {
    let terminal = PseudoTerminal()
    let before = signal(SIGTERM, SIG_DFL)
    defer { signal(SIGTERM, before) }
    do {
      _ = TerminalGuard(input: terminal.program, output: terminal.program)
    }
    #expect(unsafeBitCast(signal(SIGTERM, SIG_DFL), to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self))
  }

  @Test func onlyAStyleThatWasSentIsReset() {
    let frames: [(frame: Frame?, atTheEnd: String)] = [
      (nil, ""), (Frame(lines: [Line("a")]), ""),
      (Frame(lines: [Line("a", Style(attributes: .bold))]), "^[0m"),
    ]
    for (frame, atTheEnd) in frames {
      let terminal = PseudoTerminal()
      do {
        let keeper = TerminalGuard(input: terminal.program, output: terminal.program)
        let renderer = TerminalRenderer(output: terminal.program, depth: .ansi16, keeper: keeper)
        if let frame { renderer.render(frame) }
        renderer.finish()
        if frame != nil { _ = terminal.shown() }
      }
      #expect(terminal.shown() == atTheEnd)
    }
  }

  @Test func aFramesHiddenCursorIsPutBack() {
    let terminal = PseudoTerminal()
    let keeper = TerminalGuard(input: terminal.program, output: terminal.program)
    let renderer = TerminalRenderer(output: terminal.program, depth: .ansi16, keeper: keeper)
    renderer.render(Frame(lines: [Line("a")], cursor: nil))
    #expect(keeper.cursorIsHidden)
    renderer.finish()
    #expect(!keeper.cursorIsHidden)
  }
}
