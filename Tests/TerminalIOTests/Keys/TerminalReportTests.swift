import Testing

@testable import TerminalIO

/// What a terminal answers, among the keys that a person presses.
@Suite struct TerminalReportTests {
  @Test(
    arguments: [
      ("\u{1B}[?62;4c", .attributes([62, 4])),
      ("\u{1B}[?6c", .attributes([6])),
      ("\u{1B}]11;rgb:0000/0000/0000\u{7}", .background(red: 0, green: 0, blue: 0)),
      ("\u{1B}]11;rgb:ffff/8080/0001\u{1B}\\", .background(red: 255, green: 128, blue: 0)),
      ("\u{1B}]11;rgb:f/8/0\u{7}", .background(red: 255, green: 136, blue: 0)),
      ("\u{1B}]11;rgb:1e/1E/2e\u{7}", .background(red: 30, green: 30, blue: 46)),
      ("\u{1B}]11;rgb:fff/000/800\u{7}", .background(red: 255, green: 0, blue: 128)),
      ("\u{1B}]11;rgba:ffff/ffff/ffff/8000\u{7}", .background(red: 255, green: 255, blue: 255)),
      ("\u{1B}]11;#1e1e2e\u{7}", .background(red: 30, green: 30, blue: 46)),
      ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", .version("kitty(0.35.2)")),
      ("\u{1B}P>|tmux 3.3a\u{1B}\\", .version("tmux 3.3a")),
      ("\u{1B}_Gi=31;OK\u{1B}\\", .graphics(id: 31, isAccepted: true)),
      ("\u{1B}_Gi=31,p=1;OK\u{1B}\\", .graphics(id: 31, isAccepted: true)),
      ("\u{1B}_Gi=31;EINVAL:bad\u{1B}\\", .graphics(id: 31, isAccepted: false)),
    ] as [(String, TerminalReport)])
  func isRead(bytes: String, report: TerminalReport) {
    let bytes = Array(bytes.utf8)
    #expect(KeyDecoderTests.presses(bytes) == [KeyPress(.report(report))])
    for cut in 0...bytes.count {
      #expect(
        KeyDecoderTests.presses(Array("a".utf8 + bytes[..<cut]), Array(bytes[cut...] + "b".utf8))
          == [KeyPress(.scalar("a")), KeyPress(.report(report)), KeyPress(.scalar("b"))], "cut at \(cut)")
    }
  }

  @Test(arguments: [
    "]11;rgb:00/00", "]11;rgb:00/00/zz", "]11;rgb:00/00/", "]11;rgb:00000/0/0", "]11;rgba:0/0/0",
    "]11;#12345", "]11;",
    "]11;hsv:0/0/0", "]11;rgb:+1/0/0", "_Gi=;OK", "_Gi=31", "_Gi=99999999999999999999;OK", "]12;rgb:0/0/0",
    "P>|" + String(repeating: "x", count: 80), "]11;rgb:" + String(repeating: "0", count: 80),
  ])
  func whatIsNoAnswerIsTakenAway(string: String) {
    #expect(
      KeyDecoderTests.presses(Array("\u{1B}\(string)\u{1B}\\x".utf8))
        == [KeyPress(.unknown), KeyPress(.scalar("x"))])
  }

  @Test func anAnswerOfASlowLineIsWaitedFor() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}]11;rgb:12".utf8)
    #expect(decoder.next() == nil)
    var isAwaitingMore = decoder.isAwaitingMore
    #expect(!isAwaitingMore)
    decoder.feed("/34/56\u{1B}".utf8)
    #expect(decoder.next() == nil)
    isAwaitingMore = decoder.isAwaitingMore
    #expect(!isAwaitingMore)
    decoder.feed("\\".utf8)
    #expect(decoder.next() == KeyPress(.report(.background(red: 0x12, green: 0x34, blue: 0x56))))
  }

  @Test func whatOnlyTimeCanTellIsNotWaitedFor() {
    for text in ["\u{1B}]", "\u{1B}]1", "\u{1B}Ppq", "\u{1B}]11;" + String(repeating: "0", count: 80)] {
      var decoder = KeyDecoder()
      decoder.feed(text.utf8)
      #expect(decoder.next() == nil)
      let isAwaitingMore = decoder.isAwaitingMore
      #expect(isAwaitingMore, "\(text)")
    }
  }
}
