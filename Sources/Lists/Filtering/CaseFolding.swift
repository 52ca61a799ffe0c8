/// Letters without their case.
///
/// Each scalar becomes the lower case of its upper case, by the full mappings of the Unicode Standard (section 5.18): so `ß`
/// is `ss`, `ﬁ` is `fi`, `ς` is `σ`, and `ſ` is `s`. The language is not known: `ı` counts as `i`.
nonisolated enum CaseFolding {
  /// `scalar` without case; several scalars where the mapping has several.
  static func fold(_ scalar: Unicode.Scalar) -> String {
    var folded = ""
    for upper in scalar.properties.uppercaseMapping.unicodeScalars {
      folded += upper.properties.lowercaseMapping
    }
    return folded
  }
}
