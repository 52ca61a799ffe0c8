#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The sources of this package, read as text.
enum SourceFolder {
  /// The text of every Swift file of the folder `name` of RxCore; empty where the sources are not there.
  static func texts(of name: String, testFile: String = #filePath) -> [String] {
    let parts = testFile.split(separator: "/").dropLast(4)
    let folder = "/" + parts.joined(separator: "/") + "/Sources/RxCore/" + name
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var texts: [String] = []
    while let entry = readdir(directory) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if file.hasSuffix(".swift") { texts.append(read(folder + "/" + file)) }
    }
    return texts
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The public functions that `text` declares, each with its labels: `take(while:behavior:)`.
  static func publicFunctions(in text: String) -> [String] {
    text.ranges(of: #/public (static )?func /#).map { declaration in
      var rest = text[declaration.upperBound...]
      let name = rest.prefix { $0 != "(" && $0 != "<" }
      rest = rest.dropFirst(name.count)
      if rest.first == "<" { _ = takeBrackets(from: &rest) }
      let labels = parameters(in: takeBrackets(from: &rest)).map {
        $0.prefix { $0 != " " && $0 != ":" } + ":"
      }
      return name.filter { $0 != "`" } + "(" + labels.joined() + ")"
    }
  }

  /// What stands between the bracket that `text` begins with and its partner; `text` then begins behind that.
  private static func takeBrackets(from text: inout Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      depth += change(of: text[index], after: last)
      last = text[index]
      if depth == 0 {
        defer { text = text[text.index(after: index)...] }
        return text[text.index(after: text.startIndex)..<index]
      }
    }
    return ""
  }

  /// The parts of a list of parameters, split at the commas that are in no brackets.
  private static func parameters(in list: Substring) -> [Substring] {
    var depth = 0
    var last: Character = " "
    return list.split { letter in
      defer { last = letter }
      depth += change(of: letter, after: last)
      return depth == 0 && letter == ","
    }.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }

  private static func change(of letter: Character, after last: Character) -> Int {
    switch letter {
    case "(", "[", "<", "{": 1
    case ">" where last == "-": 0
    case ")", "]", ">", "}": -1
    default: 0
    }
  }
}
