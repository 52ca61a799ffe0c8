/// A whole CSI or SS3 sequence and the key that it stands for (xterm, "PC-Style Function Keys"; the variants of
/// rxvt; fixterms' `u`).
struct KeySequence {
  var isSS3: Bool
  var parameters: [UInt8]
  var final: UInt8

  /// `CSI 200 ~`.
  var beginsPaste: Bool { !isSS3 && final == UInt8(ascii: "~") && parameters == Array("200".utf8) }

  /// `nil` for a sequence without a meaning here.
  var press: KeyPress? {
    if let first = parameters.first, (UInt8(ascii: "<")...UInt8(ascii: "?")).contains(first) {
      if first == UInt8(ascii: "?"), final == UInt8(ascii: "c"), !isSS3 {
        return KeyPress(.report(.attributes(Self.numbers(parameters.dropFirst()))))
      }
      guard first == UInt8(ascii: "<"), !isSS3 else { return nil }
      return Self.mouse(Self.numbers(parameters.dropFirst()), final)
    }
    let values = Self.numbers(parameters[...])
    return isSS3 ? ss3Key(values, final) : csiKey(values, final)
  }

  /// Numbers separated by semicolons; of a number with parts (`1:2`) the first.
  ///
  /// An absent number is 0.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      field in
      field.prefix(while: Self.isDigit).prefix(9).reduce(0) {
        $0 * 10 + Int($1 - UInt8(ascii: "0"))
      }
    }
  }

  private static func modifiers(_ value: Int?) -> KeyPress.Modifiers {
    guard let value, (2...16).contains(value) else { return [] }
    return KeyPress.Modifiers(rawValue: UInt8(value - 1))
  }

  private func csiKey(_ values: [Int], _ final: UInt8) -> KeyPress? {
    let held = Self.modifiers(values.count > 1 ? values[1] : nil)
    if let key = Self.letterKey(final) { return KeyPress(key, held) }
    switch final {
    case UInt8(ascii: "Z"): return KeyPress(.backTab, held.subtracting(.shift))
    case UInt8(ascii: "I"): return KeyPress(.focus(true))
    case UInt8(ascii: "O"): return KeyPress(.focus(false))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.letterKey(final - 0x20).map { KeyPress($0, .shift) }
    case UInt8(ascii: "u"): return values.first.flatMap { Self.codedKey($0, held) }
    case UInt8(ascii: "~"):
      guard let number = values.first else { return nil }
      if number == 27, values.count == 3 { return Self.codedKey(values[2], held) }
      return Self.numberedKey(number).map { KeyPress($0, held) }
    case UInt8(ascii: "$"):
      return values.first.flatMap(Self.numberedKey).map { KeyPress($0, .shift) }
    case UInt8(ascii: "^"):
      return values.first.flatMap(Self.numberedKey).map { KeyPress($0, .control) }
    case UInt8(ascii: "@"):
      return values.first.flatMap(Self.numberedKey).map { KeyPress($0, [.control, .shift]) }
    default: return nil
    }
  }

  private func ss3Key(_ values: [Int], _ final: UInt8) -> KeyPress? {
    let held = Self.modifiers(values.last)
    if let key = Self.letterKey(final) { return KeyPress(key, held) }
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.letterKey(final - 0x20).map { KeyPress($0, .control) }
    case UInt8(ascii: "M"): return KeyPress(.enter, held)
    case UInt8(ascii: "X"): return KeyPress(.scalar("="), held)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad in application mode: `*` to `9`, 0x40 above their characters.
      return KeyPress(.scalar(Unicode.Scalar(final - 0x40)), held)
    default: return nil
    }
  }

  /// Keys that end with a letter, under CSI and SS3 alike.
  private static func letterKey(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// Keys of the form `CSI number ~`.
  private static func numberedKey(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key by its code point, as `CSI code ; modifiers u` and xterm's modifyOtherKeys send it.
  private static func codedKey(_ code: Int, _ held: KeyPress.Modifiers) -> KeyPress? {
    switch code {
    case 9:
      return held.contains(.shift)
        ? KeyPress(.backTab, held.subtracting(.shift)) : KeyPress(.tab, held)
    case 13: return KeyPress(.enter, held)
    case 27: return KeyPress(.escape, held)
    case 8, 127: return KeyPress(.backspace, held)
    case 0..<32, 128..<160: return nil
    default:
      guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      guard held.contains(.control), scalar.isASCII, let control = Self.controlKey(scalar) else {
        return KeyPress(.scalar(scalar), held)
      }
      return KeyPress(.control(control), held.subtracting(.control))
    }
  }

  /// What Control makes of an ASCII key, as its control character is spelt.
  private static func controlKey(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z", "@", "\\", "]", "^", "_": scalar
    case "A"..."Z": Unicode.Scalar(scalar.value + 0x20)
    case " ": "@"
    default: nil
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
