import LineEditing
import TerminalIO
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditorTests {
  /// Whole lines, where keys cannot be read one by one.
  @Suite struct WholeLines {
    private let terminal: PseudoTerminal
    private let screen: PseudoTerminal
    private let input: WholeLineInput
    private let loop: EventLoop

    init() throws {
      terminal = try PseudoTerminal()
      screen = try PseudoTerminal()
      loop = EventLoop(input: terminal.slave)
      input = WholeLineInput(loop: loop, output: screen.slave)
    }

    private func begin(_ text: String = "", isSecret: Bool = false) {
      input.begin(FieldRequest(name: "name", label: "Name", text: text, isSecret: isSecret))
    }

    @Test func aLineIsAnAnswer() throws {
      begin()
      terminal.type("日本\nnext\n")
      #expect(try input.next() == .edited(.text("日本"), cursor: 2))
      #expect(try input.next() == .accepted)
      input.end()
      begin()
      #expect(try input.next() == .edited(.text("next"), cursor: 4))
      #expect(try input.next() == .accepted)
      #expect(screen.output() == "Name: Name: ")
    }

    @Test func aBlankLineKeepsWhatIsInBrackets() throws {
      begin("reader")
      terminal.type("\n")
      #expect(try input.next() == .accepted)
      #expect(screen.output() == "Name [reader]: ")
    }

    @Test func aRefusedAnswerIsAskedForAgain() throws {
      begin("reader")
      terminal.type("king\n\n")
      #expect(try input.next() == .edited(.text("king"), cursor: 4))
      #expect(try input.next() == .accepted)
      input.say("There is no \"king\".\u{7}")
      #expect(try input.next() == .edited(.text("reader"), cursor: 6))
      #expect(try input.next() == .accepted)
      #expect(screen.output() == "Name [reader]: There is no \"king\".^G\r\nName [reader]: ")
    }

    @Test func controlsInADefaultAreShownNotSent() throws {
      begin("\u{1B}[31m")
      terminal.type("\n")
      #expect(try input.next() == .accepted)
      #expect(screen.output() == "Name [^[[31m]: ")
    }

    @Test func aSecretIsNotEchoed() throws {
      let before = terminal.settings()
      begin(isSecret: true)
      loop.schedule(after: .zero) { [terminal] in terminal.type("pässword\n") }
      #expect(try input.next() == .edited(.secret(Secret(copying: "pässword")), cursor: 8))
      #expect(try input.next() == .accepted)
      #expect(terminal.output() == "\r\n")
      #expect(terminal.settings() == before)
    }

    @Test func controlDEnds() throws {
      begin(isSecret: true)
      let before = terminal.settings()
      terminal.type("\u{4}")
      #expect(try input.next() == .ended)
      #expect(terminal.settings() == before)
      #expect(screen.output() == "Name: \r\n")
    }

    @Test func anInterruptIsAnEvent() throws {
      begin("x")
      // Not `raise`: the threads that tests run on block signals.
      loop.schedule(after: .zero) { kill(getpid(), SIGINT) }
      #expect(try input.next() == .interrupted)
    }

    @Test func aTerminalThatGoesAwayEnds() throws {
      begin()
      terminal.hangUp()
      #expect(try input.next() == .ended)
    }

    @Test func theProgramsTextIsTheNewDefault() throws {
      begin("old")
      input.replaceText("new")
      terminal.type("\n")
      #expect(try input.next() == .accepted)
      #expect(screen.output() == "Name [new]: ")
    }

    @Test func brokenBytesBecomeReplacementCharacters() throws {
      for isSecret in [false, true] {
        begin(isSecret: isSecret)
        terminal.type(bytes: [0x61, 0xFF, 0x62, 0x0A])
        let answer: Answer = isSecret ? .secret(Secret(copying: "a\u{FFFD}b")) : .text("a\u{FFFD}b")
        #expect(try input.next() == .edited(answer, cursor: 3))
        #expect(try input.next() == .accepted)
        input.end()
      }
    }

    @Test(.canScanMemory) func nothingOfASecretIsLeftInMemory() throws {
      let needle = MemoryScan.Needle(backwards: "dnoces-yrettab-esroh")
      begin(isSecret: true)
      needle.type(to: terminal, asPaste: false)
      if case .edited(.secret(let secret), _) = try input.next() { #expect(secret.scalarCount == 20) }
      #expect(try input.next() == .accepted)
      begin()
      #expect(try MemoryScan.count(of: needle) == 0)
    }
  }
}
