import Testing

@testable import TerminalIO

@Suite struct ScalarClassTests {
  /// The table against the standard library's own Unicode tables, wherever both know the scalar.
  @Test func agreesWithTheStandardLibrary() {
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let found = ScalarClass(scalar)
      let properties = scalar.properties
      if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control {
        if found != .hidden { Issue.record("U+\(hexadecimalDigits(value)) is \(found)") }
        continue
      }
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        if found != .zero { Issue.record("U+\(hexadecimalDigits(value)) is \(found)") }
      case .lineSeparator, .paragraphSeparator:
        if found != .hidden { Issue.record("U+\(hexadecimalDigits(value)) is \(found)") }
      case .format, .unassigned: break
      default:
        // Hangul vowels and finals are letters that join the syllable before them.
        let isJamo = (0x1161...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
        if found == .hidden || found == .zero, !isJamo {
          Issue.record("U+\(hexadecimalDigits(value)) is \(found)")
        }
      }
      if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value), found != .wide {
        Issue.record("U+\(hexadecimalDigits(value)) is \(found)")
      }
    }
  }

  @Test func theShortcutsAgreeWithTheTable() {
    #expect(ScalarClass("\u{AD}") == .hidden)
    #expect(ScalarClass("\u{AE}") == .narrow)
    #expect(ScalarClass("\u{300}") == .zero)
    #expect(ScalarClass("\u{33FF}") == .wide)
    #expect(ScalarClass("\u{A000}") == .wide)
    #expect(ScalarClass("\u{D7A4}") == .narrow)
    #expect(ScalarClass("\u{10FFFD}") == .narrow)
  }
}
