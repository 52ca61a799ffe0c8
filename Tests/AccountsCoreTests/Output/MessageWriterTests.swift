import AccountsCore
import LeakCheck
import Testing

@Suite(.checksLeaks) struct MessageWriterTests {
  @Test func aMessageIsOneLineWithTheProgramsNameWhateverIsInIt() {
    let pipe = OutputPipe()
    let messages = tracked(MessageWriter(descriptor: pipe.writeEnd))
    messages.report("first")
    messages.report("a\nb\u{1B}[31m\u{9B}\u{202E}")
    #expect(pipe.text() == "accounts: first\naccounts: a^Jb^[[31m\\u{9B}\\u{202E}\n")
  }

  @Test func aQuestionStaysOnItsLine() {
    let pipe = OutputPipe()
    tracked(MessageWriter(descriptor: pipe.writeEnd)).write("Sure? ")
    #expect(pipe.text() == "Sure? ")
  }
}
