/// `text` with everything made visible that would not show what it does: nothing in the result can move a cursor,
/// colour a screen, turn writing round or hide.
///
/// C0 controls and DEL become `^[` and `^?`; C1 controls, line separators, bidirectional controls and other
/// invisible scalars become `\u{202E}`. Joiners, variation selectors and the tags of flags stay where they shape
/// an emoji or a letter outside of ASCII. Returns `text` itself where there is nothing to escape.
public func escaped(_ text: String) -> String {
  guard needsEscaping(text) else { return text }
  var result = ""
  result.reserveCapacity(text.utf8.count + 16)
  for character in text { appendEscaped(character, to: &result) }
  return result
}

/// Whether `text` cannot be shown as it is.
///
/// Fast for ASCII.
func needsEscaping(_ text: String) -> Bool {
  if let ascii = text.utf8.withContiguousStorageIfAvailable({
    $0.allSatisfy { (0x20...0x7E).contains($0) }
  }), ascii {
    return false
  }
  return text.contains { character in
    var shown = ShownScalars()
    return character.unicodeScalars.contains { shown.take($0) != .plain }
  }
}

private func appendEscaped(_ character: Character, to result: inout String) {
  var shown = ShownScalars()
  for scalar in character.unicodeScalars {
    switch shown.take(scalar) {
    case .plain: result.unicodeScalars.append(scalar)
    case .caret:
      result.append("^")
      result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    case .hexadecimal: result.append("\\u{\(hexadecimalDigits(scalar.value))}")
    }
  }
}
