public import TerminalIO

// Loops, not closures: a closure of the main actor asks at every call whether it is there, and this runs at every key.
extension View {
  /// Says that what was drawn is no longer true.
  ///
  /// O(depth), O(1) where it was said before.
  public func setNeedsDisplay() { setNeedsDisplay(.whole) }

  private func setNeedsDisplay(_ change: DisplayCache.Change) {
    cache.note(change)
    guard !needsDisplay || superview?.knows(of: self) == false else { return }
    needsDisplay = true
    superview?.setNeedsDisplay(.subview(ObjectIdentifier(self)))
  }

  /// Whether it is to draw `subview` anew.
  private func knows(of subview: View) -> Bool {
    needsDisplay && (cache.change == .whole || cache.change == .subview(ObjectIdentifier(subview)))
  }

  /// The rows of this view, `width` cells wide: those drawn before, where nothing changed.
  public func lines(width: Int) -> [Line] {
    if !needsDisplay, let rows = cache.rows, rows.width == width { return rows.lines }
    self.width = width
    drawings += 1
    cache.begin(width: width)
    var lines = isHidden ? [] : draw(width: width)
    if let height, !isHidden, lines.count != height {
      if lines.count > height { lines.removeLast(lines.count - max(0, height)) }
      while lines.count < height { lines.append(Line()) }
    }
    cache.end(lines, width: width)
    needsDisplay = false
    return lines
  }

  /// The rows of the subviews, each at its width, one after another.
  ///
  /// O(rows); where one subview changed and has as many rows as before, only that one is asked.
  func drawSubviews(width: Int) -> [Line] {
    let placements = placements(width: width)
    if let lines = linesWithOneAnew(placements) { return lines }
    var lines: [Line] = []
    var parts: [DisplayCache.Part] = []
    lines.reserveCapacity(placements.count)
    parts.reserveCapacity(placements.count)
    for placement in placements {
      let start = lines.count
      lines += placement.view.lines(width: placement.width)
      parts.append(
        DisplayCache.Part(
          view: ObjectIdentifier(placement.view), width: placement.width, rows: start..<lines.count))
    }
    cache.join = DisplayCache.Join(lines: lines, parts: parts)
    return lines
  }

  /// The last join, with the rows of the one subview that changed; `nil` where that is not all.
  private func linesWithOneAnew(_ placements: [Placement]) -> [Line]? {
    guard case .subview(let changed) = cache.change, var join = cache.join,
      join.parts.count == placements.count
    else { return nil }
    for index in join.parts.indices {
      let part = join.parts[index]
      let placement = placements[index]
      guard part.view == ObjectIdentifier(placement.view), part.width == placement.width else { return nil }
      guard part.view == changed else { continue }
      let new = placement.view.lines(width: placement.width)
      guard new.count == part.rows.count else { return nil }
      for row in new.indices { join.lines[part.rows.lowerBound + row] = new[row] }
    }
    // To be drawn it may have changed another one.
    guard cache.change == .subview(changed) else { return nil }
    join.isOfThisDrawing = true
    cache.join = join
    return join.lines
  }

  /// The subviews that are not hidden, below one another.
  ///
  /// O(subviews), O(1) where nothing changed.
  func stacked(width: Int) -> [Placement] {
    if let stack = cache.stack, stack.width == width, isTrue(stack) {
      cache.stack?.isOfThisDrawing = true
      return stack.placements
    }
    giveRows(width: width)
    var placements: [Placement] = []
    placements.reserveCapacity(subviews.count)
    var row = 0
    for view in subviews where !view.isHidden {
      placements.append(Placement(view, row: row, width: width))
      row += view.lines(width: width).count
    }
    cache.stack = DisplayCache.Stack(width: width, placements: placements, rows: row)
    return placements
  }

  /// Whether the subviews still have the rows that they have in `stack`.
  private func isTrue(_ stack: DisplayCache.Stack) -> Bool {
    guard needsDisplay else { return true }
    guard case .subview(let changed) = cache.change else { return false }
    for (index, placement) in stack.placements.enumerated()
    where ObjectIdentifier(placement.view) == changed {
      let end = index + 1 < stack.placements.count ? stack.placements[index + 1].row : stack.rows
      guard !placement.view.isHidden,
        placement.view.lines(width: placement.width).count == end - placement.row
      else { return false }
      // To be drawn it may have changed another one.
      return cache.change == .subview(changed)
    }
    return false
  }

  /// Gives the subview that fills this one the rows that the others leave.
  private func giveRows(width: Int) {
    var found: View?
    for view in subviews where view.fillsHeight && !view.isHidden {
      found = view
      break
    }
    guard let filling = found else { return }
    var others = 0
    for view in subviews where view !== filling { others += view.lines(width: width).count }
    filling.height = height.map { max(0, $0 - others) }
  }
}
