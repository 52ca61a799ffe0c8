import LeakCheck
import Testing

@testable import TerminalIO

/// A terminal that is asked: one that knows, one that knows little, and one that says nothing.
@Suite struct TerminalInquiryTests {
  private let questions = Pipe()
  private let keys = Pipe()
  private let names = "\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c"

  private var asked: String { String(decoding: questions.received(), as: UTF8.self) }

  private final class Told {
    var profiles: [TerminalProfile] = []
  }

  /// Reads what came as a person's keys are read, and gives those that were pressed.
  private func readKeys(_ inquiry: TerminalInquiry) -> [KeyPress] {
    var decoder = KeyDecoder()
    decoder.feed(keys.received())
    var presses: [KeyPress] = []
    while let press = decoder.next() {
      if case .report(let report) = press.key { inquiry.take(report) } else { presses.append(press) }
    }
    return presses
  }

  @Test func anAnswerComesAmongTheKeys() {
    let inquiry = TerminalInquiry(loop: EventLoop(input: keys.readEnd), output: questions.writeEnd)
    let told = Told()
    inquiry.ask { told.profiles.append($0) }
    #expect(asked == names)
    #expect(inquiry.isPending)
    keys.send("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\b\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?64;1cc")
    #expect(readKeys(inquiry) == ["a", "b", "c"].map { KeyPress(.scalar($0)) })
    #expect(!inquiry.isPending)
    #expect(asked.isEmpty)
    var expected = TerminalProfile()
    expected.background = .rgb(255, 255, 255)
    expected.version = "XTerm(379)"
    #expect(told.profiles == [expected])
    // An answer that comes a second time is nobody's.
    keys.send("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?64c")
    #expect(readKeys(inquiry).isEmpty)
    #expect(told.profiles.count == 1)
  }

  @Test func onlyWhoShowsThemIsAskedForImages() {
    let inquiry = TerminalInquiry(loop: EventLoop(input: keys.readEnd), output: questions.writeEnd)
    let told = Told()
    inquiry.ask { told.profiles.append($0) }
    _ = asked
    keys.send("\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62c")
    _ = readKeys(inquiry)
    #expect(asked == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c")
    #expect(inquiry.isPending)
    keys.send("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c")
    _ = readKeys(inquiry)
    #expect(told.profiles.map(\.showsImages) == [true])
  }

  @Test func whoKnowsNothingAnswersAtOnce() {
    let inquiry = TerminalInquiry(loop: EventLoop(input: keys.readEnd), output: questions.writeEnd)
    let told = Told()
    inquiry.ask { told.profiles.append($0) }
    keys.send("\u{1B}[?6c")
    _ = readKeys(inquiry)
    #expect(told.profiles == [TerminalProfile()])
  }

  @Test func whoSaysNothingIsNotWaitedForLong() {
    let loop = EventLoop(input: keys.readEnd)
    let inquiry = TerminalInquiry(loop: loop, output: questions.writeEnd)
    let told = Told()
    inquiry.ask(deadline: .milliseconds(1)) {
      told.profiles.append($0)
      loop.interruptWait()
    }
    #expect(loop.wait() == .interrupted)
    #expect(told.profiles == [TerminalProfile()])
    #expect(!inquiry.isPending)
    keys.send("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?6c")
    _ = readKeys(inquiry)
    #expect(told.profiles.count == 1)
  }

  @Test func itAsksAgainWithNothingKnown() {
    let inquiry = TerminalInquiry(loop: EventLoop(input: keys.readEnd), output: questions.writeEnd)
    let told = Told()
    for answer in ["\u{1B}]11;rgb:f/f/f\u{7}\u{1B}[?6c", "\u{1B}[?6c"] {
      inquiry.ask { told.profiles.append($0) }
      inquiry.ask { told.profiles.append($0) }
      #expect(asked == names)
      keys.send(answer)
      _ = readKeys(inquiry)
    }
    #expect(told.profiles.map(\.background) == [.rgb(255, 255, 255), nil])
  }

  @Test func anOutputThatFailsEndsIt() {
    let inquiry = TerminalInquiry(loop: EventLoop(input: -1), output: -1)
    let told = Told()
    inquiry.ask { told.profiles.append($0) }
    #expect(told.profiles == [TerminalProfile()])
    #expect(!inquiry.isPending)
  }

  @Test(
    arguments: [
      ("xterm-256color", true), ("tmux-256color", true), ("xterm-kitty", true), ("dumb", false), ("", false),
      ("linux", false), ("vt220", false), (nil, false),
    ] as [(String?, Bool)])
  func someAreNotWorthAsking(term: String?, isWorthwhile: Bool) {
    #expect(TerminalInquiry.isWorthwhile { $0 == "TERM" ? term : nil } == isWorthwhile)
  }

  @Test func itGoesWhileItIsPending() {
    let loop = EventLoop(input: keys.readEnd)
    assertDeallocated {
      let inquiry = TerminalInquiry(loop: loop, output: questions.writeEnd)
      inquiry.ask { _ in }
      return inquiry
    }
  }
}
