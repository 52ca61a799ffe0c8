import Differences
import TerminalIO
import Views

/// What a list showed before its model changed.
struct Sight {
  private let shown: [PlacedPart]
  private let range: Range<Int>
  /// Whether the beginning of the content was in sight.
  let isAtTop: Bool
  /// Whether the row of the cursor was in sight.
  let showsCursor: Bool

  init(of list: ListView) {
    range = list.width > 0 ? list.visibleRows : 0..<0
    let shown = list.layout.parts(in: range)
    self.shown = shown
    isAtTop = list.contentOffset <= -list.contentInset.top
    showsCursor = list.cursorRow.map { cursor in shown.contains { $0.part == .row(cursor) } } ?? false
  }

  /// The rows that were in sight, from the top.
  var rows: [IndexPath] {
    shown.compactMap { if case .row(let indexPath) = $0.part { indexPath } else { nil } }
  }

  /// The first row that is where it was among its neighbours, where it stands now, and the row of the view on which it
  /// should stand: what went from above it leaves no gap.
  func anchor(after changes: Changeset, _ places: RowPlaces) -> (indexPath: IndexPath, row: Int)? {
    var gone = 0
    for place in shown {
      let seen = place.rows.clamped(to: range).count
      switch place.part {
      case .row(let indexPath):
        if let now = places[indexPath], !changes.moves(now) {
          return (now, place.rows.lowerBound - range.lowerBound - gone)
        }
        gone += seen
      case .header(let section), .footer(let section):
        if places.section(section) == nil { gone += seen }
      }
    }
    return nil
  }

  /// A picture of each row and header that was in sight and is gone, and the parts around it that are still there.
  func pictures(of list: ListView, without places: RowPlaces) -> [Picture] {
    var above: ListPart?
    var pictures: [Picture] = []
    for place in shown {
      if let now = places.part(place.part) {
        for index in pictures.indices where pictures[index].above == nil && pictures[index].below == nil {
          pictures[index].below = now
        }
        above = now
        continue
      }
      let seen = place.rows.clamped(to: range)
      let lines = list.picture(of: place, width: list.layoutWidth)
      let first = seen.lowerBound - place.rows.lowerBound
      pictures.append(Picture(lines: Array(lines[first..<first + seen.count]), above: above))
    }
    return pictures
  }
}

/// Rows of the screen that are gone from the model.
struct Picture {
  var lines: [Line]
  /// What stands above them.
  var above: ListPart?
  /// What stands below them, where nothing does above.
  var below: ListPart?

  /// The row of the content above which they stand.
  func place(in layout: ListLayout) -> Int {
    if let above { return layout.rows(of: above).upperBound }
    return below.map { layout.rows(of: $0).lowerBound } ?? layout.height
  }
}

extension RowPlaces {
  /// Where a part stands now; `nil` where it is gone.
  fileprivate func part(_ part: ListPart) -> ListPart? {
    switch part {
    case .row(let indexPath): self[indexPath].map { .row($0) }
    case .header(let section): self.section(section).map { .header(section: $0) }
    case .footer(let section): self.section(section).map { .footer(section: $0) }
    }
  }
}
