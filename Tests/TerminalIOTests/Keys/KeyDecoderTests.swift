import TestSupport
import Testing

@testable import TerminalIO

@Suite struct KeyDecoderTests {
  /// Everything that a terminal sent, and that nothing more came.
  static func presses(_ pieces: [UInt8]...) -> [KeyPress] {
    var decoder = KeyDecoder()
    var presses: [KeyPress] = []
    for piece in pieces {
      decoder.feed(piece)
      while let press = decoder.next() { presses.append(press) }
    }
    while let press = decoder.flush() { presses.append(press) }
    return presses
  }

  static let sequences: [(String, [KeyPress])] = [
    ("a", [KeyPress(.scalar("a"))]),
    (" ~", [KeyPress(.scalar(" ")), KeyPress(.scalar("~"))]),
    ("é日👩", [KeyPress(.scalar("é")), KeyPress(.scalar("日")), KeyPress(.scalar("👩"))]),
    (
      "\u{7FF}\u{800}\u{FFFF}\u{10FFFF}",
      "\u{7FF}\u{800}\u{FFFF}\u{10FFFF}".unicodeScalars.map { KeyPress(.scalar($0)) }
    ),
    (
      "\u{80}\u{9B}\u{9F}\u{A0}",
      ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{A0}"].map { KeyPress(.scalar($0)) }
    ),
    ("\0\u{1}\u{1A}\u{8}", ["@", "a", "z", "h"].map { KeyPress(.control($0)) }),
    ("\u{1C}\u{1D}\u{1E}\u{1F}", ["\\", "]", "^", "_"].map { KeyPress(.control($0)) }),
    ("\r", [KeyPress(.enter)]),
    ("\n", [KeyPress(.enter)]),
    ("\t\u{7F}", [KeyPress(.tab), KeyPress(.backspace)]),
    ("\u{1B}", [KeyPress(.escape)]),
    ("\u{1B}\u{1B}", [KeyPress(.escape), KeyPress(.escape)]),
    ("\u{1B}\u{1B}\u{1B}x", [KeyPress(.escape), KeyPress(.escape), KeyPress(.scalar("x"), .alt)]),
    ("\u{1B}x\u{1B}é", [KeyPress(.scalar("x"), .alt), KeyPress(.scalar("é"), .alt)]),
    (
      "\u{1B}\r\u{1B}\u{7F}\u{1B}\u{1}",
      [KeyPress(.enter, .alt), KeyPress(.backspace, .alt), KeyPress(.control("a"), .alt)]
    ),
    ("\u{1B}[", [KeyPress(.scalar("["), .alt)]),
    ("\u{1B}O", [KeyPress(.scalar("O"), .alt)]),
    ("\u{1B}]", [KeyPress(.scalar("]"), .alt)]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left].map { KeyPress($0) }),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left].map { KeyPress($0) }),
    ("\u{1B}\u{1B}[A\u{1B}\u{1B}OB", [KeyPress(.up, .alt), KeyPress(.down, .alt)]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end].map { KeyPress($0) }),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end].map { KeyPress($0) }),
    (
      "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~",
      [.insert, .delete, .pageUp, .pageDown].map { KeyPress($0) }
    ),
    ("\u{1B}[Z", [KeyPress(.backTab)]),
    ("\u{1B}[1;2Z", [KeyPress(.backTab)]),
    (
      "\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;2A\u{1B}[1;8B",
      [
        KeyPress(.right, .control), KeyPress(.left, .alt), KeyPress(.up, .shift),
        KeyPress(.down, [.shift, .alt, .control]),
      ]
    ),
    (
      "\u{1B}[3;5~\u{1B}[3$\u{1B}[3^\u{1B}[3@",
      [
        KeyPress(.delete, .control), KeyPress(.delete, .shift), KeyPress(.delete, .control),
        KeyPress(.delete, [.control, .shift]),
      ]
    ),
    ("\u{1B}[a\u{1B}Oa", [KeyPress(.up, .shift), KeyPress(.up, .control)]),
    (
      "\u{1B}OP\u{1B}OS\u{1B}[1;5P\u{1B}O5Q",
      [
        KeyPress(.function(1)), KeyPress(.function(4)), KeyPress(.function(1), .control),
        KeyPress(.function(2), .control),
      ]
    ),
    (
      "\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~\u{1B}[23~\u{1B}[24~\u{1B}[34~",
      [1, 5, 6, 10, 11, 12, 20].map { KeyPress(.function($0)) }
    ),
    ("\u{1B}[[A\u{1B}[[E", [KeyPress(.function(1)), KeyPress(.function(5))]),
    (
      "\u{1B}OM\u{1B}Oj\u{1B}Oy",
      [KeyPress(.enter), KeyPress(.scalar("*")), KeyPress(.scalar("9"))]
    ),
    (
      "\u{1B}[97;5u\u{1B}[27;6;97~\u{1B}[13;2u\u{1B}[9;2u",
      [
        KeyPress(.control("a")), KeyPress(.control("a"), .shift), KeyPress(.enter, .shift),
        KeyPress(.backTab),
      ]
    ),
    ("\u{1B}[I\u{1B}[O", [KeyPress(.focus(true)), KeyPress(.focus(false))]),
    (
      "\u{1B}[99~\u{1B}[?1;2h\u{1B}[>0;1c\u{1B}Oz",
      [KeyPress](repeating: KeyPress(.unknown), count: 4)
    ),
    (
      "\u{1B}]11;?\u{7}\u{1B}]0;t\u{1B}\\\u{1B}P1+r\u{1B}\\\u{1B}_Gi=1\u{1B}\\",
      [KeyPress](repeating: KeyPress(.unknown), count: 4)
    ),
    ("\u{1B}]cut\u{1B}[A", [KeyPress(.unknown), KeyPress(.up)]),
    ("\u{1B}[M !!x", [KeyPress(.unknown), KeyPress(.scalar("x"))]),
    (
      "\u{1B}[" + String(repeating: "1;", count: 60) + "Cx",
      [KeyPress(.unknown), KeyPress(.scalar("x"))]
    ),
    ("\u{1B}[1\r", [KeyPress(.unknown), KeyPress(.enter)]),
    ("\u{1B}[1é", [KeyPress(.unknown), KeyPress(.scalar("é"))]),
    ("\u{1B}[12\u{1B}[A", [KeyPress(.unknown), KeyPress(.up)]),
    ("\u{1B}[1;", [KeyPress(.unknown)]),
    (
      "\u{1B}[200~a\r\u{1B}[Ab\u{1B}[201~c",
      [KeyPress(.paste(Array("a\r\u{1B}[Ab".utf8))), KeyPress(.scalar("c"))]
    ),
    ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [KeyPress(.paste(Array("\u{1B}[20".utf8)))]),
    ("\u{1B}[200~\u{1B}[201~", [KeyPress(.paste([]))]),
    ("\u{1B}[200~cut\u{1B}[20", [KeyPress(.paste(Array("cut\u{1B}[20".utf8)))]),
  ]

  @Test(arguments: sequences) func namesTheKey(bytes: String, expected: [KeyPress]) {
    #expect(Self.presses(Array(bytes.utf8)) == expected)
  }

  @Test(arguments: sequences) func readsTheSameHoweverItIsCut(bytes: String, expected: [KeyPress]) {
    let bytes = Array(bytes.utf8)
    for cut in 0...bytes.count {
      #expect(Self.presses(Array(bytes[..<cut]), Array(bytes[cut...])) == expected, "cut at \(cut)")
    }
  }

  @Test(
    arguments: [
      ([0x80], 1), ([0xFF, 0xFE], 2), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0x80], 3),
      ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xE2, 0x82], 1), ([0xF0, 0x9F, 0x98], 1),
      ([0xF0, 0x9F, 0xC3], 2),
      ([0xE6, 0x97, 0xE6, 0x97], 2),
    ] as [([UInt8], Int)])
  func badUTF8GivesOneReplacementForEachMaximalPart(bytes: [UInt8], count: Int) {
    #expect(
      Self.presses(bytes) == [KeyPress](repeating: KeyPress(.scalar("\u{FFFD}")), count: count))
    let standard = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
    #expect(count == standard)
  }

  @Test func badUTF8IsFollowedByTheKeyThatBrokeIt() {
    #expect(
      Self.presses([0xE2, 0x82, 0x41]) == [KeyPress(.scalar("\u{FFFD}")), KeyPress(.scalar("A"))])
    #expect(
      Self.presses([0xE2, 0x82, 0x1B]) == [KeyPress(.scalar("\u{FFFD}")), KeyPress(.escape)])
  }

  @Test func everyValidTextReadsAsItsScalars() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<2000 {
      var scalars: [Unicode.Scalar] = []
      while scalars.count < 20 {
        let top: UInt32 = [0x7E, 0x7FF, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0
        if let scalar = Unicode.Scalar(UInt32.random(in: 0x20...top, using: &random)),
          !(0x7F...0x9F).contains(scalar.value)
        {
          scalars.append(scalar)
        }
      }
      let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
      #expect(Self.presses(bytes) == scalars.map { KeyPress(.scalar($0)) }, "seed \(seed)")
    }
  }

  @Test func anyBytesCutAnywhereReadTheSame() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let likely: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x50, 0x5C, 0x07, 0x30, 0x3B, 0x32, 0x7E, 0x41, 0x4D, 0xE3, 0x81,
      0x9F,
    ]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      let cut = Int.random(in: 0...bytes.count, using: &random)
      #expect(
        Self.presses(bytes) == Self.presses(Array(bytes[..<cut]), Array(bytes[cut...])),
        "seed \(seed), \(bytes)")
    }
  }
}
