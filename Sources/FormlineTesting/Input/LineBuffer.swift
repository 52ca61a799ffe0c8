/// A line of characters with a cursor: what a test's keyboard edits.
struct LineBuffer: Equatable {
  private(set) var characters: [Character]
  private(set) var cursor: Int

  init(_ text: String, cursor: Int) {
    characters = Array(text)
    self.cursor = min(max(0, cursor), characters.count)
  }

  var text: String { String(characters) }

  /// Inserts and lets combining marks join the character before them.
  mutating func insert(_ inserted: String) {
    let head = String(characters[..<cursor]) + inserted
    let all = head + String(characters[cursor...])
    cursor = head.count
    characters = Array(all)
  }

  mutating func move(by distance: Int) {
    cursor = min(max(0, cursor + distance), characters.count)
  }

  mutating func moveToBeginning() { cursor = 0 }

  mutating func moveToEnd() { cursor = characters.count }

  mutating func deleteBackward() {
    guard cursor > 0 else { return }
    cursor -= 1
    characters.remove(at: cursor)
  }

  mutating func deleteForward() {
    guard cursor < characters.count else { return }
    characters.remove(at: cursor)
  }
}
