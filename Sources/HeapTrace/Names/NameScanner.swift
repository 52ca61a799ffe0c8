/// Cuts demangled names where brackets allow it.
struct NameScanner {
  private let text: [Character]
  /// How deep in brackets each character is; an opening one counts as inside.
  private let depths: [Int]

  init(_ name: String) {
    text = Array(name)
    var depth = 0
    var depths: [Int] = []
    for (index, character) in text.enumerated() {
      let isArrow = character == ">" && index > 0 && text[index - 1] == "-"
      if "([<{".contains(character) { depth += 1 }
      depths.append(depth)
      if ")]}".contains(character) || (character == ">" && !isArrow) { depth = max(0, depth - 1) }
    }
    self.depths = depths
  }

  /// Where `part` stands outside all brackets, from the start; nil for nowhere.
  func firstIndex(of part: String) -> Int? {
    let part = Array(part)
    guard text.count >= part.count else { return nil }
    return (0...(text.count - part.count)).first { start in
      let isOutside = depths[start] == 0 || (depths[start] == 1 && "([<{".contains(part[0]))
      return isOutside && text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// The parts between `separator`, where that stands outside all brackets.
  func split(at separator: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let index = rest.firstIndex(of: separator) {
      parts.append(String(rest.text[..<index]))
      rest = NameScanner(String(rest.text[(index + separator.count)...]))
    }
    return parts + [String(rest.text)]
  }

  /// What stands before `part`, or all of it.
  func before(_ part: String) -> String {
    firstIndex(of: part).map { String(text[..<$0]) } ?? String(text)
  }

  /// The text outside of angle brackets.
  var withoutGenericArguments: String {
    var result = ""
    var angles = 0
    for (index, character) in text.enumerated() {
      if character == "<" { angles += 1 }
      if angles == 0 { result.append(character) }
      if character == ">", angles > 0, index == 0 || text[index - 1] != "-" { angles -= 1 }
    }
    return result
  }
}
