/// The cells that a character takes on a terminal's screen, as every renderer shows it.
///
/// East Asian wide and full-width characters (Unicode 17.0, UAX #11) and emoji take two: also emoji of several
/// scalars (joined families, flags, skin tones, U+FE0F). Combining marks take none. What is shown escaped counts
/// as its escaped form: U+0001 is `^A` and takes two. Characters whose width is ambiguous take one. The scalars
/// of a syllable in an Indic script add up, as terminals add them.
public func displayWidth(of character: Character) -> Int {
  var shown = ShownScalars()
  for scalar in character.unicodeScalars { _ = shown.take(scalar) }
  return shown.cells
}

/// The cells that a text takes in one row.
///
/// O(n), and fast for ASCII.
public func displayWidth(of text: some StringProtocol) -> Int {
  let ascii: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
    var cells = bytes.count
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      if byte < 0x20 || byte == 0x7F { cells += 1 }
    }
    return cells
  }
  if let ascii, let ascii { return ascii }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// The start of `text` that fits into `cells` cells, with `ellipsis` at its end where something was cut off.
///
/// A wide character is never cut in two: one that does not fit whole is left out. Where not even the ellipsis
/// fits, it is left out too. O(n).
public func truncate(_ text: String, to cells: Int, ellipsis: String = "…") -> String {
  guard displayWidth(of: text) > cells else { return text }
  let mark = displayWidth(of: ellipsis) <= cells ? ellipsis : ""
  var left = cells - displayWidth(of: mark)
  let kept = text.prefix { character in
    left -= displayWidth(of: character)
    return left >= 0
  }
  return kept + mark
}
