import Testing

@testable import TerminalIO

/// A decoder that `#expect` can look at, which copies what it is given.
private final class Keyboard {
  private var decoder = KeyDecoder()
  var isAwaitingMore: Bool { decoder.isAwaitingMore }
  var hasBufferedInput: Bool { decoder.hasBufferedInput }
  var droppedPasteBytes: Int { decoder.droppedPasteBytes }
  func feed(_ bytes: some Sequence<UInt8>) { decoder.feed(bytes) }
  func next() -> KeyPress? { decoder.next() }
  func flush() -> KeyPress? { decoder.flush() }
  func wipe() { decoder.wipe() }
}

@Suite struct KeyDecoderBufferTests {
  @Test(arguments: [
    ("", false), ("a", false), ("\u{1B}", true), ("\u{1B}\u{1B}", true), ("\u{1B}[", true),
    ("\u{1B}O", true),
    ("\u{1B}]", true), ("\u{1B}]0;title", true), ("\u{1B}[1;", false), ("\u{1B}[200~text", false),
    ("\u{1B}x", false),
  ])
  func onlyWhatTimeDecidesIsAwaited(bytes: String, awaited: Bool) {
    let decoder = Keyboard()
    decoder.feed(bytes.utf8)
    while decoder.next() != nil {}
    #expect(decoder.isAwaitingMore == awaited)
    #expect(!decoder.hasBufferedInput)
  }

  @Test func halfACharacterIsWaitedFor() {
    let decoder = Keyboard()
    decoder.feed([0xE6, 0x97])
    #expect(decoder.hasBufferedInput)
    #expect(decoder.next() == nil)
    #expect(!decoder.isAwaitingMore)
    decoder.feed([0xA5])
    #expect(decoder.next() == KeyPress(.scalar("日")))
  }

  @Test func flushTwiceGivesNothingMore() {
    let decoder = Keyboard()
    decoder.feed([0x1B])
    #expect(decoder.flush() == KeyPress(.escape))
    #expect(decoder.flush() == nil)
    #expect(!decoder.isAwaitingMore)
  }

  @Test func whatIsBufferedIsForgottenWhenWiped() {
    let decoder = Keyboard()
    decoder.feed("\u{1B}[200~secret".utf8)
    #expect(decoder.next() == nil)
    decoder.feed("more".utf8)
    decoder.wipe()
    #expect(!decoder.hasBufferedInput)
    #expect(decoder.flush() == nil)
    decoder.feed("a".utf8)
    #expect(decoder.next() == KeyPress(.scalar("a")))
  }

  @Test func aHugePasteIsCutAndTheRestCounted() {
    let decoder = Keyboard()
    decoder.feed("\u{1B}[200~".utf8)
    let piece = [UInt8](repeating: 0x78, count: 1 << 18)
    for _ in 0..<5 {
      decoder.feed(piece)
      #expect(decoder.next() == nil)
    }
    decoder.feed("\u{1B}[201~!".utf8)
    #expect(
      decoder.next() == KeyPress(.paste([UInt8](repeating: 0x78, count: KeyDecoder.pasteLimit))))
    #expect(decoder.droppedPasteBytes == 1 << 18)
    #expect(decoder.next() == KeyPress(.scalar("!")))
  }
}
