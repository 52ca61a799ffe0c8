/// Full-width and half-width forms as their ordinary ones: `Ａ` as `A`, `ｶ` as `カ`.
///
/// Source: the `<wide>` and `<narrow>` decompositions of the block Halfwidth and Fullwidth Forms in UnicodeData.txt (Unicode
/// Standard Annex #11), and the ideographic space.
nonisolated enum WidthFolding {
  /// The ordinary form of `scalar`, or itself.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFF5F...0xFF9F: katakana[Int(scalar.value - 0xFF5F)]
    case 0xFFA0...0xFFDC: ordinary(hangul[Int(scalar.value - 0xFFA0)], scalar)
    case 0xFFE0...0xFFEE: ordinary(signs[Int(scalar.value - 0xFFE0)], scalar)
    default: scalar
    }
  }

  /// From U+FF5F; the last two are the voicing marks, which combine.
  private static let katakana = Array(
    ("⦅⦆。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      + "\u{3099}\u{309A}").unicodeScalars)

  /// From U+FFA0; a blank where there is no character.
  private static let hangul = Array(
    ("\u{3164}ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ   ㅏㅐㅑㅒㅓㅔ  ㅕㅖㅗㅘㅙㅚ  ㅛㅜㅝㅞㅟㅠ  ㅡㅢㅣ").unicodeScalars)

  /// From U+FFE0; a blank where there is no character.
  private static let signs = Array("¢£¬¯¦¥₩ │←↑→↓■○".unicodeScalars)

  private static func ordinary(_ form: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Unicode.Scalar {
    form == " " ? scalar : form
  }
}
