/// The escape sequence that switches to a style, whatever the one before (SGR, ECMA-48 8.3.117).
enum SGR {
  /// Appends the sequence.
  ///
  /// It begins with a reset, so no state has to be remembered; plain is the reset alone.
  static func append(_ style: Style, depth: ColorDepth, to bytes: inout [UInt8]) {
    bytes += [0x1B, 0x5B]
    if style != .plain {
      append(0, to: &bytes)
      for (attribute, code) in attributes where style.attributes.contains(attribute) {
        bytes.append(separator)
        append(code, to: &bytes)
      }
      if let color = style.foreground?.degraded(to: depth) { append(color, base: 30, to: &bytes) }
      if let color = style.background?.degraded(to: depth) { append(color, base: 40, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Whether the style needs a sequence at this depth.
  static func isPlain(_ style: Style, depth: ColorDepth) -> Bool {
    style.attributes.isEmpty
      && (depth == .none || (style.foreground == nil && style.background == nil))
  }

  private static let separator = UInt8(ascii: ";")

  private static let attributes: [(Style.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  private static func append(_ color: Color, base: Int, to bytes: inout [UInt8]) {
    let codes: [Int] =
      switch color {
      case .named(let index) where index < 8: [base + Int(index)]
      case .named(let index): [base + 60 + Int(index & 7)]
      case .palette(let index): [base + 8, 5, Int(index)]
      case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
      }
    for code in codes {
      bytes.append(separator)
      append(code, to: &bytes)
    }
  }

  /// Appends a number from 0 to 65,535 in decimal.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
