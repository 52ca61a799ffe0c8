/// The edits that the compiler offers, read from what it prints with `-diagnostic-style llvm`.
///
/// After `note: use '...' instead` stand the line, a line with `^~~~` below what is replaced, and a line with the new text
/// where it goes: the new name below the marker, a label where it is inserted.
enum FixIts {
  /// `snippet` with all edits that `output` offers.
  static func apply(_ output: String, to snippet: String) -> String {
    var lines = snippet.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
    var edits: [(line: Int, column: Int, length: Int, text: [Character])] = []
    for (index, note) in printed.enumerated()
    where note.contains(": note: use '") && index + 3 < printed.count {
      let place = note.split(separator: ":")
      guard place.count > 2, let line = Int(place[1]) else { continue }
      let marker = Array(printed[index + 2]), texts = Array(printed[index + 3])
      var position = 0
      while position < texts.count {
        guard texts[position] != " " else {
          position += 1
          continue
        }
        let end = texts[position...].firstIndex(of: " ") ?? texts.count
        let isMarked = position < marker.count && "^~".contains(marker[position])
        let length = isMarked ? marker[position...].prefix { "^~".contains($0) }.count : 0
        let text = Array(texts[position..<end]) + (isMarked ? [] : [" "])
        edits.append((line - 1, position, length, text))
        position = end
      }
    }
    for edit in edits.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
      lines[edit.line].replaceSubrange(edit.column..<(edit.column + edit.length), with: edit.text)
    }
    return lines.map { String($0) }.joined(separator: "\n")
  }
}
