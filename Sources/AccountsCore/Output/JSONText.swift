/// A JSON string (RFC 8259, 7), quotes included.
nonisolated enum JSONText {
  /// Text as a JSON string that is safe to show.
  ///
  /// Beside what JSON demands, the controls from U+007F to U+009F, which a terminal obeys, U+2028 and U+2029,
  /// which JavaScript took for line ends, and direction overrides are escaped too: a reader gets the same text.
  ///
  /// - Complexity: O(n).
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where PlainText.movesCursor(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `\u` and four digits: what needs an escape lies in the first plane.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
