/// A function's demangled name, said as briefly as a reader needs it.
///
/// `closure #1 (Swift.Int) -> () in App.TweetScreen.bind(to: Swift.Int) -> ()` becomes
/// `closure #1 in TweetScreen.bind(to:)`.
enum FunctionName {
  static func short(_ demangled: String) -> String {
    NameScanner(withoutWrappings(demangled)).split(at: " in ").map(shortPart).joined(separator: " in ")
  }

  /// What the compiler puts around a function to call it in another way.
  private static let wrappings = [
    "partial apply forwarder for ", "async function pointer to ", "merged ", "implicit closure wrapper for ",
    "dispatch thunk of ", "method descriptor for ", "outlined variable #0 of ", "@objc ",
  ]
  private static let specializations = [
    "generic specialization ", "generic not re-abstracted specialization ", "generic partial specialization ",
    "generic not-reabstracted partial specialization ", "function signature specialization ",
    "generic pre-specialization ", "specialized ", "closure propagation ",
  ]

  static func withoutWrappings(_ name: String) -> String {
    var name = name
    while let shorter = unwrapped(name) { name = shorter }
    return name
  }

  private static func unwrapped(_ name: String) -> String? {
    for wrapping in wrappings where name.hasPrefix(wrapping) { return String(name.dropFirst(wrapping.count)) }
    if specializations.contains(where: name.hasPrefix), let end = NameScanner(name).firstIndex(of: " of ") {
      return String(name.dropFirst(end + 4))
    }
    // "(2) suspend resume partial function for ..."
    if name.hasPrefix("("), let end = NameScanner(name).firstIndex(of: " resume partial function for ") {
      return String(name.dropFirst(end + " resume partial function for ".count))
    }
    return nil
  }

  private static func shortPart(_ part: String) -> String {
    for kind in ["closure #", "implicit closure #"] where part.hasPrefix(kind) {
      return kind + part.dropFirst(kind.count).prefix(while: \.isNumber)
    }
    if let of = NameScanner(part).firstIndex(of: "variable initialization expression of ") {
      return "initial value of " + shortPart(String(part.dropFirst(of + 38)))
    }
    let isStatic = part.hasPrefix("static ")
    let name = isStatic ? String(part.dropFirst(7)) : part
    return (isStatic ? "static " : "") + withoutModule(signature(name))
  }

  /// `f<A>(x: A, Swift.Int) async -> ()` becomes `f(x:_:)`.
  private static func signature(_ text: String) -> String {
    let name = NameScanner(withoutPrivateMarks(text)).withoutGenericArguments
    let scanner = NameScanner(name)
    let beforeType = scanner.before(" : ")
    guard beforeType == name else { return beforeType }
    guard let open = scanner.firstIndex(of: "("), let close = matchingClose(name, open) else {
      return scanner.before(" -> ")
    }
    let head = name.prefix(open).filter { $0 != " " || name.contains("#") }
    return head.trimmed + "(\(labels(String(name.dropFirst(open + 1).prefix(close - open - 1)))))"
  }

  private static func matchingClose(_ text: String, _ open: Int) -> Int? {
    var depth = 0
    for (index, character) in text.enumerated().dropFirst(open) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func labels(_ arguments: String) -> String {
    guard !arguments.isEmpty else { return "" }
    return NameScanner(arguments).split(at: ", ").map { argument in
      let label = NameScanner(argument).before(": ")
      let isLabel =
        label.count < argument.count && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isLabel ? label + ":" : "_:"
    }.joined()
  }

  /// `App.(bind in _0A1B)(...)` becomes `App.bind(...)`, and `(extension in App):` goes.
  private static func withoutPrivateMarks(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "(") {
      result += rest[..<open]
      let inside = rest[rest.index(after: open)...]
      let close = inside.firstIndex(of: ")") ?? inside.endIndex
      let content = inside[..<close]
      let after = close < inside.endIndex ? inside[inside.index(after: close)...] : ""
      if content.hasPrefix("extension in "), after.hasPrefix(":") {
        rest = after.dropFirst()
      } else if let mark = content.range(of: " in _"), !content[..<mark.lowerBound].contains(" ") {
        result += content[..<mark.lowerBound]
        rest = after
      } else {
        result += "("
        rest = inside
      }
    }
    return result + rest
  }

  /// Drops the first of the names that dots separate, if more follow.
  private static func withoutModule(_ name: String) -> String {
    let end = name.firstIndex(of: "(") ?? name.endIndex
    guard let dot = name[..<end].firstIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[name.index(after: dot)...])
  }
}

extension Substring {
  /// The first place of `part`.
  func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
