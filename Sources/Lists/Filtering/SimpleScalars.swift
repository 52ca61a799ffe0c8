/// Scalars of which any two next to each other are two characters, by far the most in ordinary text.
///
/// None of them extends another, is extended by another, or is half of a pair (Unicode Standard Annex #29); marks, joiners,
/// Hangul jamo, flags, Indic scripts and whatever is rare are left out, and texts with them are taken apart by `Character`.
nonisolated enum SimpleScalars {
  /// Whether `scalar` is one of them.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000,
      0x2010..<0x2028,
      0x3000..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100, 0x3131..<0x318F, 0x3400..<0x4DC0, 0x4E00..<0xA000,
      0xAC00..<0xD7A4, 0xFF01..<0xFF9E, 0xFFA1..<0xFFEF:
      true
    default: false
    }
  }
}
