/// One row as it stands on the screen: escaped, cut to the screen's width, without blanks at its end.
struct PaintedRow: Equatable {
  /// A style, and the byte of the row's text from which it holds.
  struct Run: Equatable {
    var start: Int
    var style: Style
  }

  /// The text.
  private(set) var bytes: [UInt8] = []
  /// The styles, from the left; empty where everything is plain.
  private(set) var runs: [Run] = []
  /// The cell in which the character begins that a byte is of; empty while every byte is a cell of its own.
  private var cells: [Int] = []
  /// Bytes before which the cursor is put where it should be: terminals do not agree on how wide the emoji is
  /// that ends there.
  private(set) var doubts: [Int] = []
  /// The cells that the row takes.
  private(set) var width = 0

  /// An empty row.
  init() {}

  /// Lays out a line in at most `columns` cells.
  init(_ line: Line, columns: Int, depth: ColorDepth) {
    for span in line.spans where !span.text.isEmpty {
      begin(SGR.isPlain(span.style, depth: depth) ? .plain : span.style)
      guard append(span.text, columns: columns) else { break }
    }
    trim()
  }

  /// The cell in which the character of the byte at `index` begins; behind the end, where more would begin.
  func cell(at index: Int) -> Int {
    if cells.isEmpty { return index }
    return index < cells.count ? cells[index] : width
  }

  /// The style of the byte at `index`.
  func style(at index: Int) -> Style { runs.last { $0.start <= index }?.style ?? .plain }

  var isASCII: Bool { cells.isEmpty }

  /// Puts a character of one byte behind the row, in the look of its last one; says whether it could.
  mutating func append(byte: UInt8) -> Bool {
    guard (0x21...0x7E).contains(byte), isASCII, !bytes.isEmpty else { return false }
    bytes.append(byte)
    width += 1
    return true
  }

  private mutating func begin(_ style: Style) {
    guard (runs.last?.style ?? .plain) != style else { return }
    if runs.last?.start == bytes.count { runs.removeLast() }
    if (runs.last?.style ?? .plain) != style { runs.append(Run(start: bytes.count, style: style)) }
  }

  /// Says whether there may be room for more.
  private mutating func append(_ text: String, columns: Int) -> Bool {
    let room = columns - width
    let appended: Int?? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
      let count = min(utf8.count, max(0, room))
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[..<count]))
      return count
    }
    if let appended, let count = appended {
      if !cells.isEmpty { cells.append(contentsOf: width..<width + count) }
      width += count
      return width < columns
    }
    for character in text {
      guard append(character, columns: columns) else { return false }
    }
    return true
  }

  private mutating func append(_ character: Character, columns: Int) -> Bool {
    var shown = ShownScalars()
    var escapes = false
    for scalar in character.unicodeScalars where shown.take(scalar) != .plain { escapes = true }
    if escapes { return append(escaped(String(character)), columns: columns) }
    guard width < columns, width + shown.cells <= columns else { return false }
    // A mark without a character to stand on.
    if width == 0, shown.cells == 0 { return true }
    let utf8 = character.utf8
    if utf8.count > 1 || !cells.isEmpty {
      if cells.isEmpty { cells = Array(0..<bytes.count) }
      // A mark without a character of its own stands on the one before it.
      let cell = shown.cells == 0 ? (cells.last ?? 0) : width
      for _ in 0..<utf8.count { cells.append(cell) }
    }
    if shown.cells == 0, doubts.last == bytes.count { doubts[doubts.count - 1] += utf8.count }
    bytes.append(contentsOf: utf8)
    width += shown.cells
    if shown.cells == 2, character.unicodeScalars.count > 1 { doubts.append(bytes.count) }
    return true
  }

  /// Takes plain blanks off the end: erasing the rest of a row shows the same.
  private mutating func trim() {
    let plainFrom = runs.last.map { $0.style == .plain ? $0.start : bytes.count } ?? 0
    while bytes.count > plainFrom, bytes.last == 0x20 {
      bytes.removeLast()
      if !cells.isEmpty { cells.removeLast() }
      width -= 1
    }
    if runs.last?.start == bytes.count { runs.removeLast() }
    doubts.removeAll { $0 > bytes.count }
  }
}
