import RxCore
import TerminalIO

/// Pictures of rows that are deleted already and stand where they were a moment longer.
///
/// They are in nobody's way: they belong to no row, and the first thing that scrolls or resizes ends them.
struct Ghosts {
  /// A picture, and the row of the content above which it stands.
  struct Ghost {
    var above: Int
    var lines: [Line]
  }

  private let ghosts: [Ghost]
  /// When they end.
  let end: RxTime
  /// Where the content is scrolled to since they came, and how wide it is; `nil` until that is settled.
  var place: (offset: Int, width: Int)?

  /// The pictures, in any order; those above the same row stand in this order.
  init(_ ghosts: [Ghost] = [], end: RxTime = .zero) {
    self.ghosts = ghosts.enumerated().sorted { ($0.element.above, $0.offset) < ($1.element.above, $1.offset) }
      .map(\.element)
    self.end = end
  }

  /// How many rows of the screen they take.
  var height: Int { ghosts.reduce(0) { $0 + $1.lines.count } }

  /// Whether there is none.
  var isEmpty: Bool { ghosts.isEmpty }

  /// Puts the pictures between the rows that begin at `first`.
  func inserted(into lines: [Line], first: Int) -> [Line] {
    var result: [Line] = []
    result.reserveCapacity(lines.count + height)
    var next = 0
    for ghost in ghosts {
      let end = min(max(next, ghost.above - first), lines.count)
      result += lines[next..<end]
      result += ghost.lines
      next = end
    }
    return result + lines[next...]
  }

  /// Where a row of the content stands in the picture.
  func row(ofContentRow row: Int) -> Int {
    ghosts.reduce(row) { $1.above <= row ? $0 + $1.lines.count : $0 }
  }

  /// The row of the content that stands at a row of the picture; `nil` where a ghost does.
  func contentRow(at row: Int) -> Int? {
    var before = 0
    for ghost in ghosts {
      if row - before < ghost.above { break }
      before += ghost.lines.count
      if row - before < ghost.above { return nil }
    }
    return row - before
  }
}
