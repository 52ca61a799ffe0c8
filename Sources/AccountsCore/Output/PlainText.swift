/// Text that is safe in one tab-separated column: what could move a cursor or end a column is written with a
/// backslash, and can be read back.
nonisolated public enum PlainText {
  /// The text with backslash, tab, line feed and carriage return as `\\`, `\t`, `\n`, `\r`, and every other control
  /// character, line or paragraph separator and direction override as `\u{HEX}`.
  ///
  /// - Complexity: O(n).
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\\": result += "\\\\"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case _ where needsEscape(scalar): result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool { scalar == "\\" || movesCursor(scalar) }

  /// Whether a terminal, or a reader of lines, could do something else with the scalar than show it where it stands.
  static func movesCursor(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
