/// How entries stand in a history file: one a line, oldest first, in UTF-8 that a person can read and edit.
///
/// A backslash and control characters are escaped: `\\`, `\n`, `\r`, `\t`, `\u{1B}`.
///
/// libedit's own format (`H_SAVE_FP`) was not taken: `H_LOAD` knows no caps, stops at a bad line instead of
/// skipping it, and it offers no way to read what another process added before this one writes.
enum HistoryFormat {
  /// The most entries that a file keeps: the newest.
  static let entryLimit = 500
  /// The longest entry, in Unicode scalars.
  ///
  /// libedit keeps 1,023 of a line that it sets aside while it walks through a history. What is longer is not
  /// remembered: a recalled answer that was cut would be a wrong one.
  static let lengthLimit = 1023

  /// The entries in a file's bytes; lines that cannot be entries are skipped.
  static func entries(in bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: 0x0A).compactMap { line in
      String(validating: line, as: UTF8.self).flatMap(unescaped)
    }
    return trimmed(lines.filter(isKept))
  }

  /// The bytes of a file with these entries.
  static func bytes(of entries: [String]) -> [UInt8] {
    entries.flatMap { Array(escaped($0).utf8) + [0x0A] }
  }

  /// Whether an answer is worth an entry.
  static func isKept(_ entry: String) -> Bool {
    !entry.isEmpty && entry.unicodeScalars.count <= lengthLimit && !entry.unicodeScalars.contains("\0")
  }

  /// Entries without any that equals the one before it, and of those the newest 500.
  static func trimmed(_ entries: [String]) -> [String] {
    var result: [String] = []
    for entry in entries where entry != result.last { result.append(entry) }
    return result.suffix(entryLimit)
  }

  private static func escaped(_ entry: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case _ where scalar.properties.generalCategory == .control:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ line: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      // This module never writes a control character as it is: the line is somebody else's.
      guard scalar.properties.generalCategory != .control else { return nil }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let meant = escape(in: &rest) else { return nil }
      result.append(meant)
    }
    return String(result)
  }

  private static func escape(in rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\\": return "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
