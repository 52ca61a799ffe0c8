/// How the scalars of one character are shown, one after the other: as they are, or escaped, and in how many
/// cells.
///
/// The one place that width and escaping both come from, so that they cannot disagree.
struct ShownScalars {
  enum Form {
    /// Sent as it is.
    case plain
    /// `^A`.
    case caret
    /// `\u{85}`.
    case hexadecimal
  }

  /// The cells that the character takes so far.
  private(set) var cells = 0
  private var base: Unicode.Scalar?
  private var previous: Unicode.Scalar?

  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Takes the character's next scalar and says how it is shown.
  mutating func take(_ scalar: Unicode.Scalar) -> Form {
    let form = form(of: scalar)
    // What follows an escaped scalar stands behind a bracket; a picture begins a character of its own there.
    previous = form == .plain ? scalar : "}"
    if form != .plain || base == nil || (base == "}" && isPicture(scalar)) { base = previous }
    return form
  }

  private mutating func form(of scalar: Unicode.Scalar) -> Form {
    let value = scalar.value
    if value < 0x20 || value == 0x7F {
      cells += 2
      return .caret
    }
    switch ScalarClass(scalar) {
    case .zero: break
    case .narrow: if !isJoined { cells += 1 }
    case .wide: if !isJoined && !isSkinTone(value) { cells += 2 }
    case .hidden:
      guard isNeeded(value) else {
        cells += 4 + hexadecimalDigits(value).utf8.count
        return .hexadecimal
      }
      // "Show this as an emoji", which is a wide one.
      if value == 0xFE0F, cells == 1, base?.properties.isEmoji == true { cells = 2 }
    }
    return .plain
  }

  private var baseIsPicture: Bool { base.map(isPicture) ?? false }

  /// Skin tones are none by themselves: they go on with what they stand behind.
  private func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji && !scalar.properties.isEmojiModifier
  }

  /// Behind a joiner in an emoji: part of its picture.
  ///
  /// In other scripts a joiner only shapes letters.
  private var isJoined: Bool { previous == Self.joiner && baseIsPicture }

  private func isSkinTone(_ value: UInt32) -> Bool {
    (0x1F3FB...0x1F3FF).contains(value) && baseIsPicture
  }

  /// Whether an invisible scalar does something where it stands.
  ///
  /// Elsewhere it can only make two different texts
  /// look the same.
  private func isNeeded(_ value: UInt32) -> Bool {
    guard let previous, let base else { return false }
    switch value {
    case 0xFE0E, 0xFE0F: return !previous.isASCII || previous.properties.isEmoji
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0D, 0xE0100...0xE01EF:
      return !previous.isASCII
    // The letters of a flag's region, behind a black flag.
    case 0xE0020...0xE007F: return base == "\u{1F3F4}"
    default: return false
    }
  }
}

/// At least two upper-case digits.
func hexadecimalDigits(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return digits.utf8.count < 2 ? "0" + digits : digits
}
