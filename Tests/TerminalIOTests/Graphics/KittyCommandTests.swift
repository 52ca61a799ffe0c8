import Testing

@testable import TerminalIO

/// What is sent to a terminal that shows images.
@Suite struct KittyCommandTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func anImageIsPlacedWithoutMovingTheCursor() {
    let sent = KittyCommand.place(
      id: 42, rgba: [255, 0, 0, 255], width: 1, height: 1, size: TerminalSize(columns: 3, rows: 2))
    #expect(text(sent) == "\u{1B}_Ga=T,U=1,q=2,f=32,t=d,i=42,s=1,v=1,c=3,r=2,m=0;/wAA/w==\u{1B}\\")
  }

  @Test(arguments: [(3072, [4096]), (3076, [4096, 8]), (6144, [4096, 4096]), (6148, [4096, 4096, 8])])
  func aLargeOneIsSentInPieces(bytes: Int, payloads: [Int]) {
    let pixels = [UInt8](repeating: 0xAB, count: bytes)
    let sent = text(
      KittyCommand.place(
        id: 1, rgba: pixels, width: bytes / 4, height: 1, size: TerminalSize(columns: 1, rows: 1)))
    let pieces = sent.split(separator: "\u{1B}\\").map { $0.split(separator: ";").map(String.init) }
    #expect(pieces.map { $0[1].count } == payloads)
    #expect(pieces.dropLast().allSatisfy { $0[0].hasSuffix("m=1") })
    #expect(pieces.last?[0].hasSuffix("m=0") == true)
    #expect(pieces.dropFirst().allSatisfy { $0[0].count == "\u{1B}_Gm=0".count })
    #expect(pieces.map { $0[1] }.joined() == text(KittyCommand.base64(pixels)))
  }

  @Test func oneIsDeleted() {
    #expect(text(KittyCommand.delete(id: 42)) == "\u{1B}_Ga=d,d=I,q=2,i=42\u{1B}\\")
  }

  @Test func theQuestion() {
    #expect(text(KittyCommand.query(id: 31)) == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
  }

  /// The examples of RFC 4648, section 10, and all bits.
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func base64(plain: String, encoded: String) {
    #expect(text(KittyCommand.base64(Array(plain.utf8))) == encoded)
  }

  @Test func base64HasEveryLetter() {
    #expect(text(KittyCommand.base64([0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF])) == "++++////")
  }
}
