import TerminalIO

/// A terminal as far as the renderer needs one: it takes the bytes and keeps the cells.
///
/// Rows are numbered from the first one ever, so scrolling moves none of them. What a frame must never do is
/// noted in `faults`.
struct ScreenModel {
  struct Cell: Equatable {
    /// Empty in the second cell of a wide character.
    var text = " "
    var style = ""
  }

  private(set) var columns: Int
  private(set) var height: Int
  /// Cells that were written, a row each; what is behind them is blank.
  private(set) var rows: [[Cell]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var showsCursor = true
  private(set) var faults: [String] = []
  private var top = 0
  private var wrapsNext = false
  private var style = ""

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      switch byte {
      case 0x0D:
        rest = rest.dropFirst()
        column = 0
        wrapsNext = false
      case 0x0A:
        rest = rest.dropFirst()
        lineFeed()
      case 0x1B:
        guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
          faults.append("a torn sequence")
          return
        }
        sequence(String(decoding: rest[(rest.startIndex + 1)...end], as: UTF8.self))
        rest = rest[(end + 1)...]
      default:
        let end = rest.firstIndex { $0 < 0x20 } ?? rest.endIndex
        for character in String(decoding: rest[..<end], as: UTF8.self) { put(character) }
        rest = rest[end...]
      }
    }
  }

  /// Gives the terminal another size, as those do that keep text: too long rows are broken, and the cursor
  /// stays with its cell.
  mutating func resize(columns: Int, height: Int) {
    var broken: [[Cell]] = []
    var place = (row: row, column: column)
    for (index, cells) in rows.enumerated() {
      var pieces: [[Cell]] = [[]]
      var cell = 0
      while cell < max(cells.count, index == row ? column + 1 : 0) {
        let isWide = cell + 1 < cells.count && cells[cell + 1].text.isEmpty
        if pieces[pieces.count - 1].count + (isWide ? 2 : 1) > columns { pieces.append([]) }
        for _ in 0..<(isWide ? 2 : 1) {
          if index == row, cell == column {
            place = (broken.count + pieces.count - 1, pieces[pieces.count - 1].count)
          }
          pieces[pieces.count - 1].append(cell < cells.count ? cells[cell] : Cell())
          cell += 1
        }
      }
      broken += pieces
    }
    rows = broken.map { cells in
      var cells = cells
      while cells.last == Cell() { cells.removeLast() }
      return cells
    }
    (row, column) = place
    wrapsNext = false
    self.columns = columns
    self.height = height
    top = max(0, rows.count - height)
    if row < top { top = row }
  }

  /// A row as text without blanks at its end.
  func text(ofRow index: Int) -> String {
    var text = index < rows.count ? rows[index].map(\.text).joined() : ""
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// A row of all cells.
  func cells(ofRow index: Int) -> [Cell] {
    let cells = index < rows.count ? rows[index] : []
    return cells + [Cell](repeating: Cell(), count: columns - cells.count)
  }

  private mutating func lineFeed() {
    row += 1
    if row == rows.count { rows.append([]) }
    top = max(top, row - height + 1)
  }

  private mutating func put(_ character: Character) {
    let cells = displayWidth(of: character)
    if cells == 0 {
      let base = max(0, wrapsNext ? column : column - 1)
      reach(base)
      let isSecond = rows[row][base].text.isEmpty
      rows[row][isSecond ? base - 1 : base].text.append(character)
      return
    }
    if wrapsNext || column + cells > columns {
      faults.append("\(character) wraps")
      column = 0
      wrapsNext = false
      lineFeed()
    }
    reach(column + cells - 1)
    clearHalves(column..<column + cells)
    for index in 0..<cells { rows[row][column + index] = Cell(text: "", style: style) }
    rows[row][column].text = String(character)
    column += cells
    if column >= columns {
      column = columns - 1
      wrapsNext = true
    }
  }

  private mutating func reach(_ column: Int) {
    while rows[row].count <= column { rows[row].append(Cell()) }
  }

  /// Overwriting half of a wide character blanks its other half.
  private mutating func clearHalves(_ range: Range<Int>) {
    if rows[row][range.lowerBound].text.isEmpty, range.lowerBound > 0 {
      rows[row][range.lowerBound - 1].text = " "
    }
    if range.upperBound < rows[row].count, rows[row][range.upperBound].text.isEmpty {
      rows[row][range.upperBound].text = " "
    }
  }

  private mutating func sequence(_ text: String) {
    let count = Int(text.dropFirst().dropLast()) ?? 1
    if text.last != "m", text.last != "h", text.last != "l" { wrapsNext = false }
    switch text.last {
    case "A":
      if row - count < top { faults.append("up \(count) from row \(row - top)") }
      row = max(top, row - count)
    case "C":
      if column + count >= columns { faults.append("right \(count) from \(column)") }
      column = min(columns - 1, column + count)
    case "D":
      if count > column { faults.append("left \(count) from \(column)") }
      column = max(0, column - count)
    case "H": (row, column) = (top, 0)
    case "J":
      erase()
      rows.removeSubrange((row + 1)...)
    case "K": erase()
    case "m": style = text == "[m" ? "" : String(text.dropFirst().dropLast())
    case "h" where text == "[?25h": showsCursor = true
    case "l" where text == "[?25l": showsCursor = false
    default: faults.append("unknown sequence \(text)")
    }
  }

  private mutating func erase() {
    if !style.isEmpty { faults.append("erases with a style") }
    guard column < rows[row].count else { return }
    clearHalves(column..<rows[row].count)
    rows[row].removeSubrange(column...)
  }
}
