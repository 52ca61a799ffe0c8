import Differences
import TerminalIO
import Views

extension ListView {
  /// The cells before a row's own, for marks.
  var gutterWidth: Int {
    displayWidth(of: look.cursorMark) + (allowsMultipleSelection ? displayWidth(of: look.selectionMark) : 0)
  }

  func lookDidChange() {
    dropHeadersAndFooters()
    if rowHeight == .automatic { isLayoutStale = true }
    setNeedsDisplay()
  }

  /// The rows of the content in `range`; makes the cells that it needs.
  func drawRows(_ range: Range<Int>, width: Int) -> [Line] {
    layoutIfNeeded(width: width)
    guard layout.height + ghosts.height > 0 else { return emptyRows(range, width: width) }
    isDrawing = true
    defer { isDrawing = false }
    let settled = settle(range)
    if settled.lowerBound != range.lowerBound { contentOffset += settled.lowerBound - range.lowerBound }
    let shown = layout.parts(in: settled)
    show(shown)
    var lines: [Line] = []
    lines.reserveCapacity(range.count)
    for place in shown {
      let rows = self.lines(of: place, width: width)
      let part = place.rows.clamped(to: settled)
      lines += rows[part.lowerBound - place.rows.lowerBound..<part.upperBound - place.rows.lowerBound]
    }
    guard !ghosts.isEmpty else { return lines }
    return Array(ghosts.inserted(into: lines, first: settled.lowerBound).prefix(range.count))
  }

  private func emptyRows(_ range: Range<Int>, width: Int) -> [Line] {
    show([])
    let rows = emptyView?.lines(width: width) ?? []
    return Array(rows[range.clamped(to: 0..<rows.count)])
  }

  /// The rows of one part, all of them.
  private func lines(of place: PlacedPart, width: Int) -> [Line] {
    var rows: [Line] = []
    switch place.part {
    case .row(let indexPath):
      let inner = cellWidth(width)
      rows = parts.cells[indexPath]?.lines(width: inner) ?? []
      decorate(&rows, of: indexPath, count: place.rows.count, width: width)
    case .header, .footer:
      rows = (parts[place.part]?.lines(width: width) ?? []).map { $0.cut(to: width) }
      resize(&rows, to: place.rows.count)
    }
    return rows
  }

  private func resize(_ rows: inout [Line], to count: Int) {
    if rows.count > count { rows.removeLast(rows.count - count) }
    while rows.count < count { rows.append(Line()) }
  }

  private func decorate(_ rows: inout [Line], of indexPath: IndexPath, count: Int, width: Int) {
    resize(&rows, to: count)
    let style = style(of: indexPath)
    let isCursor = indexPath == cursorRow && isFocused
    for row in rows.indices {
      let gutter = row == 0 ? marks(of: indexPath) : String(repeating: " ", count: gutterWidth)
      var line = rows[row].cut(to: cellWidth(width))
      if !gutter.isEmpty { line.spans.insert(Span(gutter), at: 0) }
      line = line.cut(to: width)
      if isCursor || style.background ?? look.row.background != nil { line = line.filled(to: width) }
      line = line.over(look.row).under(style)
      rows[row] = isCursor ? line.under(look.cursor) : line
    }
  }

  private func style(of indexPath: IndexPath) -> Style {
    let style = selection.contains(indexPath) ? look.selected : .plain
    return switch tints[indexPath] {
    case .inserted: style.under(look.inserted)
    case .reloaded: style.under(look.reloaded)
    case nil: style
    }
  }

  private func marks(of indexPath: IndexPath) -> String {
    func mark(_ mark: String, _ isShown: Bool) -> String {
      isShown ? mark : String(repeating: " ", count: displayWidth(of: mark))
    }
    let cursor = mark(look.cursorMark, indexPath == cursorRow)
    guard allowsMultipleSelection else { return cursor }
    return cursor + mark(look.selectionMark, selection.contains(indexPath))
  }

  /// Where the views stand that show rows in `range`.
  func places(in range: Range<Int>, width: Int) -> [Placement] {
    guard layout.height + ghosts.height > 0 else {
      return emptyView.map { [Placement($0, row: 0, width: width)] } ?? []
    }
    return layout.parts(in: range).compactMap { place in
      guard let view = parts[place.part] else { return nil }
      let row = ghosts.row(ofContentRow: place.rows.lowerBound)
      guard case .row = place.part else { return Placement(view, row: row, width: width) }
      return Placement(view, row: row, column: gutterWidth, width: cellWidth(width))
    }
  }
}
