import HeapTrace
import Testing

/// Expects this text for the reason why `object` lives.
func expectPath(
  of object: AnyObject, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = try Heap.whyAlive(object)
  #expect(comparable(text) == comparable(expected), sourceLocation: sourceLocation)
}

/// Expects a retain cycle that has these parts in this order, whatever the core keeps between them.
func expectCycle(
  of object: AnyObject, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = comparable(try Heap.whyAlive(object))
  var rest = text[...]
  for part in ["retain cycle: "] + parts {
    guard let found = rest.firstRange(of: comparable(part)) else {
      Issue.record("\(part) is not in its place in: \(text)", sourceLocation: sourceLocation)
      return
    }
    rest = rest[found.upperBound...]
  }
}

/// The text as it is in a debug build.
///
/// In an optimised one without lines and marks: there the compiler merges closures
/// that do the same, moves lines, and forgets the types of what it has taken apart.
private func comparable(_ text: String) -> String {
  #if DEBUG
    text
  #else
    text.replacing(/\ at \w+\.swift:\d+/, with: "").replacing("\n\(guessNote)", with: "").replacing(
      "?", with: "")
  #endif
}

/// Expects that only the running test is said to hold `owner`: no property of an object, and no global.
func expectNoHolder(of owner: Owner, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let text = try Heap.whyAlive(owner)
  let isHeldByTheTest =
    text.hasPrefix("held by a task") || text.hasPrefix("no Swift object refers to it; it is referred to by")
  #expect(isHeldByTheTest && !text.contains("Owner."), "\(text)", sourceLocation: sourceLocation)
}

/// `closure #1 in Suite.test() at File.swift:3`, in the calling file.
func closure(
  _ number: Int = 1, in function: String, line: Int, fileID: String = #fileID
) -> String {
  "closure #\(number) in \(function) at \(fileID.split(separator: "/").last ?? ""):\(line)"
}

/// What the mark means that stands behind references which are not certain.
let guessNote = "(? was found by looking at memory word by word, and may be wrong)"
