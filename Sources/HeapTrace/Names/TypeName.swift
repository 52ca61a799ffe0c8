/// A type's name without modules: `Box<Row>` for `App.Box<Model.Row>`.
enum TypeName {
  static func short(_ type: TypeMetadata) -> String { short(type.qualifiedName) }

  static func short(_ qualified: String) -> String {
    var result = ""
    var word = ""
    func flush() {
      // The first of the names that dots separate is the module.
      let dot = word.firstIndex(of: ".")
      result += dot.map { $0 > word.startIndex ? String(word[word.index(after: $0)...]) : word } ?? word
      word = ""
    }
    for character in withoutContexts(qualified) {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }

  /// The module that declares a type, from its qualified name.
  static func module(_ qualified: String) -> Substring { qualified.prefix { $0 != "." } }

  /// Without the `(unknown context at $7f12).` that private and local types come with.
  private static func withoutContexts(_ name: String) -> String {
    var result = ""
    var rest = Substring(name)
    while let start = rest.range(of: "(unknown context at ") {
      result += rest[..<start.lowerBound]
      let after = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
      rest = after.first == "." ? after.dropFirst() : after
    }
    return result + rest
  }
}
